import { createOwnedAccount, openServices, readConfig } from '@linkvitals/server';
import { expect } from '@playwright/test';
import { addDomain, enter, hostnames, joinAs, type Person, type Stage, setUpOwner, stageHere } from '../stage.ts';
import { type Standing, standings, type Who } from './people.ts';

const password = 'amber-lantern-52-moss';

/** Makes a person with another account on the same server. */
async function addStranger(stage: Stage): Promise<Person> {
  const email = 'stranger@example.org';
  const config = { ...readConfig(stage.installation.env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  const made = await createOwnedAccount(services, { name: 'Elsewhere', plan: 'agency', ownerEmail: email });
  await close();
  const token = new URL(`${made.link}`).hash.slice(1);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token, password });
  await fetch(`${stage.server.url}/api/v1/password-resets/redeem`, { method: 'POST', headers, body });
  return enter(stage, '/session', { email, password });
}

/** Makes the owner and these people, who are signed in. */
async function gather(
  stage: Stage,
  owner: Person,
  domainId: string,
  wanted: readonly Who[],
): Promise<ReadonlyMap<Who, Person>> {
  const people = new Map<Who, Person>([['owner', owner]]);
  for (const [number, [who, { role, rights, onAll }]] of Object.entries<Standing>(standings).entries()) {
    if (people.has(who as Who) || !wanted.includes(who as Who)) continue;
    if (role === undefined) people.set(who as Who, await addStranger(stage));
    else {
      const grants = rights?.length ? [{ domain_id: onAll ? null : domainId, rights }] : [];
      const invitation = { email: `person-${number}@example.com`, role, ...(role === 'member' && { grants }) };
      people.set(who as Who, await joinAs(stage, owner, invitation));
    }
  }
  return people;
}

/** Makes a report with a file. */
async function makeReport(owner: Person, domainId: string): Promise<void> {
  const { id } = await owner.call('POST', `/domains/${domainId}/reports`, { format: 'html' });
  await expect.poll(async () => (await owner.call('GET', `/reports/${id}`)).state).toBe('completed');
}

/** Makes an entry for each list of the pages, and gives their paths. */
async function fill(owner: Person, domainId: string) {
  const { data: issues } = await owner.call(
    'GET',
    `/domains/${domainId}/issues?state=open&outcome=new,reopened&sort=severity&limit=2`,
  );
  const [ignored, first] = issues;
  await owner.call('POST', `/issues/${ignored.id}/ignore`, { reason: 'The partner moves its site.' });
  await owner.call('POST', `/issues/${first.id}/comments`, { text: 'It moves.' });
  await owner.call('POST', `/domains/${domainId}/issue-rules`, { kind: 'slow_page', reason: 'It is old.' });
  await owner.call('PATCH', `/domains/${domainId}`, { settings: { sharing: true } });
  await owner.call('POST', `/domains/${domainId}/share-links`, { name: 'For the agency' });
  await owner.call('POST', `/domains/${domainId}/badges`, { metric: 'health_score' });
  const endpoint = { url: 'http://127.0.0.1:9/hooks', events: ['crawl.completed'] };
  const { id: webhook } = await owner.call('POST', '/webhooks', endpoint);
  const { id: delivery } = await owner.call('POST', `/webhooks/${webhook}/test`, {});
  await owner.call('POST', `/webhooks/${webhook}/secret/rotate`, { grace_seconds: 86_400 });
  await owner.call('PATCH', '/notification-settings', { slack: { url: `${endpoint.url}/slack` } });
  await owner.call('POST', '/api-keys', { name: 'Deploy robot', scopes: ['domains:read'] });
  await owner.call('POST', '/invitations', { email: 'next@example.com', role: 'admin' });
  const { data: crawls } = await owner.call('GET', `/domains/${domainId}/crawls`);
  return { webhook, delivery, crawl: crawls[0].id };
}

export interface RightsStage {
  readonly stage: Stage;
  readonly people: ReadonlyMap<Who, Person>;
  /** Values for the parameters in the paths of pages. */
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * A server with these people and its owner, and an entry for each list. It only answers requests, so that waiting work
 * stays as it is: a crawl in the queue, an event that was not delivered.
 */
export async function stageRights(wanted: readonly Who[]): Promise<RightsStage> {
  const stage = await stageHere();
  const owner = await setUpOwner(stage);
  const [shop, docs, blog] = hostnames;
  const domainId = await addDomain(stage, owner, shop, { crawls: 1 });
  const queued = await addDomain(stage, owner, docs);
  const unverified = await addDomain(stage, owner, blog, { verified: false });
  await makeReport(owner, domainId);
  const people = await gather(stage, owner, domainId, wanted);
  await stage.server.stop();
  const server = await stage.installation.serveHere({
    LINKVITALS_PORT: new URL(stage.server.url).port,
    LINKVITALS_ROLES: 'api',
  });
  await owner.call('POST', `/domains/${queued}/crawls`, {});
  const filled = await fill(owner, domainId);
  return { stage: { ...stage, server }, people, ids: { ...filled, domain: domainId, queued, unverified } };
}
