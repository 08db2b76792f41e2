import { type Api, createApi } from '../api.ts';
import { type ContractServer, hostnames } from './run-server.ts';
import { seedTeam, type Team } from './seed-team.ts';
import { until } from './until.ts';

const EVENTS = ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'];
/** A domain that the run deletes. All other objects that it reads stay, except the spare ones. */
export const spareHostname = 'spare.example.com';
const SPARE = 3;
const SHARE_LINKS = 3;

/** Ids of existing objects, for parameters. */
export interface Seeded {
  /** URL of a subscriber that accepts. */
  readonly url: string;
  readonly domains: readonly string[];
  readonly crawls: readonly string[];
  readonly targets: readonly number[];
  readonly webhook: string;
  readonly spareWebhooks: readonly string[];
  /** A webhook whose secret was changed, so that the old one is valid as well. */
  readonly rotatedWebhook: string;
  readonly spareDomain: string;
  /** A domain whose sharing stays on; sharing of the others may be switched off. */
  readonly sharedDomain: string;
  readonly shareLinks: readonly string[];
  readonly deliveries: readonly string[];
  readonly notifications: readonly string[];
  readonly report: string;
  readonly spareReports: readonly string[];
  readonly issues: readonly string[];
  /** Fixes of the first domain. */
  readonly fixes: readonly string[];
  readonly rule: string;
  readonly spareRules: readonly string[];
  readonly team: Team;
}

interface Entry {
  readonly id: string;
  readonly state: string;
}

async function proveDomain(api: Api, { dns }: ContractServer, hostname: string): Promise<string> {
  const { id, verification } = await api.post('/domains', { hostname });
  const [{ name, value }] = verification.records;
  dns.set(name, 'TXT', [value]);
  await api.post(`/domains/${id}/verification/check`);
  await api.patch(`/domains/${id}`, { settings: { email_alerts: true, slack_notifications: true } });
  return id;
}

async function crawl(api: Api, domainId: string): Promise<string> {
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await until(`crawl ${id}`, async () => (await api.get(`/crawls/${id}`)).state === 'completed');
  return id;
}

async function share(api: Api): Promise<Pick<Seeded, 'sharedDomain' | 'shareLinks'>> {
  const { id } = await api.post('/domains', { hostname: 'shared.example.com', settings: { sharing: true } });
  const shareLinks: string[] = [];
  for (let n = 0; n < SHARE_LINKS; n += 1) shareLinks.push((await api.post(`/domains/${id}/share-links`, {})).id);
  await api.post(`/domains/${id}/badges`, { metric: 'health_score' });
  return { sharedDomain: id, shareLinks };
}

/** Makes reports, issues (the first is rechecked), and rules. */
async function addResults(
  api: Api,
  domainId: string,
): Promise<Pick<Seeded, 'report' | 'spareReports' | 'issues' | 'fixes' | 'rule' | 'spareRules'>> {
  const many = async (path: string, body: object): Promise<[string, ...string[]]> => {
    const ids: string[] = [];
    for (let n = 0; n <= SPARE; n += 1) ids.push((await api.post(`/domains/${domainId}/${path}`, body)).id);
    return ids as [string, ...string[]];
  };
  const [report, ...spareReports] = await many('reports', { format: 'csv', section: 'pages' });
  await until('a report', async () => (await api.get(`/reports/${report}`)).state === 'completed');
  const { data } = await api.get(`/domains/${domainId}/issues?kind=broken_link`);
  const issues: string[] = data.map(({ id }: Entry) => id);
  const fixes: string[] = (await api.get(`/domains/${domainId}/fixes`)).data.map(({ id }: Entry) => id);
  await api.post(`/issues/${issues[0]}/recheck`);
  const [rule, ...spareRules] = await many('issue-rules', { kind: 'slow_page', reason: 'It is old.' });
  return { report, spareReports, issues, fixes, rule, spareRules };
}

/** Makes verified domains, finished crawls with results, endpoints with deliveries, mails and Slack messages. */
export async function seed(server: ContractServer): Promise<Seeded> {
  const api = createApi(server.url, server.key);
  const { url } = server.subscriber;
  await api.patch('/notification-settings', {
    email_recipients: ['ops@example.com'],
    slack: { url: `${url}/slack` },
  });
  const webhook = await api.post('/webhooks', { url, events: EVENTS });
  const spareWebhooks: string[] = [];
  for (let n = 0; n < SPARE; n += 1) {
    spareWebhooks.push((await api.post('/webhooks', { url: `${url}/${n}`, events: EVENTS })).id);
  }
  const { id: rotatedWebhook } = await api.post('/webhooks', { url: `${url}/rotated`, events: EVENTS });
  await api.post(`/webhooks/${rotatedWebhook}/secret/rotate`);
  const domains: string[] = [];
  const crawls: string[] = [];
  for (const hostname of hostnames) {
    const id = await proveDomain(api, server, hostname);
    domains.push(id);
    crawls.push(await crawl(api, id));
  }
  const ended = (path: string, state: string) => async (): Promise<boolean> => {
    const { data } = await api.get(path);
    return data.length > 0 && data.every((entry: Entry) => entry.state === state);
  };
  const deliveries = `/webhooks/${webhook.id}/deliveries`;
  await until('deliveries', ended(deliveries, 'delivered'));
  await until('notifications', ended('/notifications', 'sent'));
  const idsOf = async (path: string) => (await api.get(path)).data.map(({ id }: Entry) => id);
  const spareDomain = (await api.post('/domains', { hostname: spareHostname })).id;
  const shared = await share(api);
  const links = await api.get(`/crawls/${crawls[0]}/links?verdict=broken`);
  const results = await addResults(api, domains[0] ?? '');
  const people = { domains: [...domains, spareDomain, shared.sharedDomain], issue: results.issues[0] ?? '' };
  return {
    url,
    domains,
    crawls,
    targets: links.data.map(({ id }: { id: number }) => id),
    webhook: webhook.id,
    spareWebhooks,
    rotatedWebhook,
    spareDomain,
    ...shared,
    deliveries: await idsOf(deliveries),
    notifications: await idsOf('/notifications'),
    ...results,
    team: await seedTeam(server, people),
  };
}
