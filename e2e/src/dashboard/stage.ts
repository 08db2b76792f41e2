import { openServices, readConfig } from '@linkvitals/server';
import { atEndOfTest, type DnsServer, type FixtureSite, startDnsServer, startFixtureSite } from '@linkvitals/testing';
import { connectTo, createInstallation, type Installation, type Running, type RunningHere } from '../installation.ts';
import { buildDashboard } from './build-dashboard.ts';
import { startProxy } from './proxy.ts';
import { isPictured, steadyServer } from './steady/steady-server.ts';

/** Hostnames whose address is the fixture site. */
export const hostnames = [
  'shop.example.com',
  'docs.example.org',
  'blog.example.net',
  'old-campaign.example.com',
] as const;
const externalHost = 'partner.example.net';

export const owner = {
  account_name: 'Northwind',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'violet-harbour-71-kite',
} as const;

export interface Stage {
  readonly installation: Installation;
  readonly server: Pick<Running, 'url'>;
  readonly dns: DnsServer;
  readonly site: FixtureSite;
  /** `/setup#<token>` */
  readonly setupPath: string;
  /** Present time by the server's clock, epoch ms. */
  readonly now: () => number;
}

type Environment = Readonly<Record<string, string>>;
/** Real addresses (`host:port`) of the sites of further hosts, by name. */
type Sites = Readonly<Record<string, string>>;

/** Makes an installation for the dashboard, and the servers that its settings name. */
async function prepare(env: Environment, more: Sites = {}): Promise<Omit<Stage, 'server' | 'setupPath'>> {
  const site = await startFixtureSite({ pages: 24, host: hostnames[0], externalHost });
  const dns = await startDnsServer();
  atEndOfTest(async () => {
    await site.close();
    await dns.close();
  });
  const sites = Object.fromEntries(hostnames.map((name) => [name, site.address]));
  const steady = steadyServer();
  const installation = await createInstallation({
    LINKVITALS_DASHBOARD: buildDashboard(),
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: connectTo({ ...sites, ...more, [externalHost]: site.externalAddress }),
    ...steady.env,
    ...env,
  });
  return { installation, dns, site, now: steady.now };
}

/** A new server with the dashboard, before its set-up. */
export async function stageDashboard(env: Environment = {}, sites: Sites = {}): Promise<Stage> {
  // A server whose pages are pictured needs a clock of its own, and so a process of its own.
  return isPictured ? stageProcess(env, sites) : stageHere(env, sites);
}

/** The same with a server that a test can stop. */
export async function stageHere(
  env: Environment = {},
  sites: Sites = {},
): Promise<Stage & { readonly server: RunningHere }> {
  const prepared = await prepare(env, sites);
  const server = await prepared.installation.serveHere();
  const { hash } = new URL(`${await server.setupLink()}`);
  return { ...prepared, server, setupPath: `/setup${hash}` };
}

/** The same with a server in a process of its own, which a test can kill. */
export async function stageProcess(
  env: Environment = {},
  sites: Sites = {},
): Promise<Stage & { readonly server: Running }> {
  const prepared = await prepare(env, sites);
  const server = await prepared.installation.serve();
  const [, setupPath = ''] = await server.process.waitForLine(/http:\S+(\/setup#\S+)/);
  return { ...prepared, server, setupPath };
}

/**
 * The same at an address that is known beforehand, as links in mails, passkeys and identity providers need it.
 * @param envAt settings that depend on the address
 */
export async function stageAtAddress(envAt: (url: string) => Environment | Promise<Environment>): Promise<Stage> {
  const proxy = await startProxy();
  const stage = await stageDashboard({ LINKVITALS_PUBLIC_URL: proxy.url, ...(await envAt(proxy.url)) });
  proxy.to(stage.server.url);
  return { ...stage, server: { ...stage.server, url: proxy.url } };
}

// biome-ignore lint/suspicious/noExplicitAny: the shape differs by operation, and a wrong member fails the expectation
type Json = any;

/** A person who is signed in, without a browser. */
export interface Person {
  /** Cookie of the session. */
  readonly cookie: { readonly name: string; readonly value: string };
  call(method: string, path: string, body?: unknown): Promise<Json>;
}

function personWith(url: string, cookie: Person['cookie']): Person {
  return {
    cookie,
    async call(method, path, body) {
      const headers = { cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${url}/api/v1${path}`, { method, headers, ...sent });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

/** Sends a request that signs a person in. */
export async function enter({ server }: Stage, path: string, body: object): Promise<Person> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  return personWith(server.url, { name, value });
}

/** Sets the server up as its owner. */
export const setUpOwner = (stage: Stage): Promise<Person> =>
  enter(stage, '/setup', { ...owner, token: stage.setupPath.split('#')[1] });

/** Signs the owner in again. @param proof a second factor */
export const signInAgain = (stage: Stage, proof: Readonly<Record<string, string>> = {}): Promise<Person> =>
  enter(stage, '/session', { email: owner.email, password: owner.password, ...proof });

/** Invites a person, who accepts. @param invitation as of `createInvitation` */
export async function joinAs(stage: Stage, inviter: Person, invitation: object): Promise<Person> {
  const { link } = await inviter.call('POST', '/invitations', invitation);
  const token = new URL(link).hash.slice(1);
  return enter(stage, '/invitations/accept', { token, name: 'Grace Hopper', password: 'amber-lantern-52-moss' });
}

const HOUR_MS = 3_600_000;

/** Makes the last sign-in of everybody an hour old, so that dangerous changes need a confirmation. */
export async function ageSessions({ installation }: Stage): Promise<void> {
  const config = { ...readConfig(installation.env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  try {
    await services.db.knex('sessions').update({ authenticated_at: Date.now() - HOUR_MS });
  } finally {
    await close();
  }
}

interface DomainOptions {
  readonly verified?: boolean;
  /** The number of crawls to run, one after the other. */
  readonly crawls?: number;
}

/** Adds a domain, verifies it and crawls it. @returns its id */
export async function addDomain(
  { dns }: Stage,
  person: Person,
  hostname: string,
  { verified = true, crawls = 0 }: DomainOptions = {},
): Promise<string> {
  const domain = await person.call('POST', '/domains', { hostname });
  if (!verified) return domain.id;
  const [record] = domain.verification.records;
  dns.set(record.name, 'TXT', [record.value]);
  await person.call('POST', `/domains/${domain.id}/verification/check`);
  for (let run = 0; run < crawls; run += 1) await crawlDomain(person, domain.id);
  return domain.id;
}

/** Crawls a domain to the end. */
export async function crawlDomain(person: Person, domainId: string): Promise<void> {
  const { id } = await person.call('POST', `/domains/${domainId}/crawls`, {});
  for (let isOver = false; !isOver; ) {
    const { state } = await person.call('GET', `/crawls/${id}`);
    isOver = state !== 'queued' && state !== 'running';
    if (!isOver) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface StageWithDomain<S extends Stage> {
  readonly stage: S;
  /** The owner. */
  readonly person: Person;
  /** Id of the domain. */
  readonly id: string;
}

/** Sets a server up, with a domain that is not verified. */
export async function withDomain<S extends Stage>(stage: S): Promise<StageWithDomain<S>> {
  const person = await setUpOwner(stage);
  return { stage, person, id: await addDomain(stage, person, hostnames[0], { verified: false }) };
}

/** A new server with its owner and a domain that is not verified. */
export const stageDomain = async (): Promise<StageWithDomain<Stage>> => withDomain(await stageDashboard());
