import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, createKey, openDatabase, openServices, readConfig } from '@linkvitals/server';
import { type DnsServer, type FixtureSite, startDnsServer, startFixtureSite, startTcpProxy } from '@linkvitals/testing';
import type { EndpointFact } from '../evidence/evidence.ts';
import { createRandom } from '../plan/random.ts';
import { callApi, type Json } from './call-api.ts';
import { type ScriptedSubscriber, startScriptedSubscriber } from './scripted-subscriber.ts';
import { createServerSlot, type ServerSlot } from './server-slot.ts';

type Environment = Readonly<Record<string, string>>;
type Database = ReturnType<typeof openDatabase>;

export interface WorldOptions {
  readonly seed: number;
  /** URL of an empty database. */
  readonly databaseUrl: string;
  /** Default: alarms are in the database. */
  readonly mongodbUrl?: string | undefined;
  readonly servers: number;
  /** Default 3. */
  readonly domains?: number;
  /** Default 10. */
  readonly endpoints?: number;
  /** Pages of each site. */
  readonly pages: number;
  /** Milliseconds of each answer of a site. */
  readonly latencyMs: number;
  /** Settings in addition to those of all servers. */
  readonly env?: Environment;
  /** Settings of each server in addition to these, by its index. */
  readonly envOf?: readonly Environment[];
}

export interface WorldDomain {
  readonly id: string;
  readonly hostname: string;
  readonly site: FixtureSite;
}

/** The servers, their databases, the crawled sites and the subscribers. */
export interface World extends AsyncDisposable {
  readonly slots: readonly ServerSlot[];
  readonly domains: readonly WorldDomain[];
  readonly endpoints: readonly EndpointFact[];
  readonly subscriber: ScriptedSubscriber;
  /** A connection to the database without a proxy. */
  readonly db: Database;
  readonly databaseUrl: string;
  readonly mongodbUrl: string | undefined;
  /** The file of SQLite. */
  readonly databaseFile: string | undefined;
  /** Secrets that no text may contain, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Sends a request to a server that listens. */
  api(method: string, path: string, body?: unknown): Promise<Json>;
  close(): Promise<void>;
}

const allEvents = ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'];
/** The only event types of some endpoints. */
const someEvents = ['crawl.completed', 'crawl.failed'];

const common: Environment = {
  LINKVITALS_PORT: '0',
  LINKVITALS_METRICS_PORT: '0',
  LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
  LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
  LINKVITALS_OWN_HOST_RATE: '1000',
  LINKVITALS_OWN_HOST_RATE_MAX: '1000',
  LINKVITALS_OWN_HOST_IN_FLIGHT: '4',
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
  LINKVITALS_RECHECK_AFTER_MS: '100',
  LINKVITALS_API_RATE_LIMIT: '100000',
};

/** Addresses of the sites by name. https is refused there, so crawls fall back to http. */
const connectTo = (sites: readonly FixtureSite[]): string =>
  sites
    .flatMap(({ host, address, externalHost, externalAddress }) => [
      `${host}:80:${address}`,
      `${externalHost}:80:${externalAddress}`,
      `${host}:443:127.0.0.1:1`,
      `${externalHost}:443:127.0.0.1:1`,
    ])
    .join(',');

const WATCHER_WAITS_MS = 60_000;

/** Builds everything, with a verified domain for each site, and starts the servers. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const building = new AsyncDisposableStack();
  try {
    const { servers, domains: domainCount = 3, endpoints: endpointCount = 10 } = options;
    const sites = await Promise.all(Array.from({ length: domainCount }, (_, n) => startSite(options, n)));
    for (const site of sites) building.use(site);
    const dns = building.use(await startDnsServer());
    const subscriber = await startScriptedSubscriber(createRandom(options.seed));
    building.defer(() => subscriber.close());
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-faults-'));
    building.defer(() => rm(folder, { recursive: true, force: true }));
    const env: Environment = {
      ...common,
      LINKVITALS_DATA_DIR: folder,
      LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64'),
      LINKVITALS_DNS_SERVERS: dns.address,
      LINKVITALS_CONNECT_TO: connectTo(sites),
      DATABASE_URL: options.databaseUrl,
      MONGODB_URL: options.mongodbUrl ?? '',
      ...options.env,
    };
    const key = await makeKey(env);
    const slots: ServerSlot[] = [];
    for (let index = 0; index < servers; index += 1) slots.push(await createSlot(building, { index, env, options }));
    building.defer(async () => void (await Promise.all(slots.map((slot) => slot.end('SIGKILL')))));
    await Promise.all(slots.map((slot) => slot.start()));
    // This is longer than any fault, because the watcher must not give up before.
    const db = openDatabase({ url: options.databaseUrl, lockTimeoutMs: WATCHER_WAITS_MS });
    building.defer(() => db.close());

    let round = 0;
    const api: World['api'] = (method, path, body) => {
      const urls = slots.flatMap(({ url }) => (url === undefined ? [] : [url]));
      const url = urls[round++ % Math.max(1, urls.length)];
      if (url === undefined) throw new Error('no server listens');
      return callApi(url, { key, method, path, body });
    };
    const domains: WorldDomain[] = [];
    const headerValue = `canary-${randomBytes(12).toString('hex')}`;
    for (const site of sites) domains.push(await addDomain(api, { site, dns, headerValue }));
    const endpoints: EndpointFact[] = [];
    for (let n = 0; n < endpointCount; n += 1) {
      const events = n % 10 < 8 ? allEvents : someEvents;
      const { id, secret } = await api('POST', '/webhooks', { url: `${subscriber.url}/hook/${n}`, events });
      endpoints.push({ id, events, secret });
    }
    const secrets = {
      'API key': key,
      'custom header': headerValue,
      'secret key': env.LINKVITALS_SECRET_KEY ?? '',
      ...Object.fromEntries(endpoints.map(({ secret }, n) => [`signing secret ${n}`, secret])),
    };
    const ending = building.move();
    const close = () => ending.disposeAsync();
    const { mongodbUrl, databaseUrl } = options;
    const databaseFile = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined;
    const own = { slots, domains, endpoints, subscriber, db, databaseUrl, databaseFile, mongodbUrl, secrets };
    return { ...own, api, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await building.disposeAsync();
    throw error;
  }
}

function startSite({ pages, latencyMs, seed }: WorldOptions, n: number): Promise<FixtureSite> {
  const [host, externalHost] = [`shop${n}.example.com`, `partner${n}.example.net`];
  // The pages are small, because the speed of reading is not tested.
  const shape = { pages, links: 8, size: 2_000, seed: seed + n };
  return startFixtureSite({ ...shape, latencyMs, host, externalHost });
}

async function makeKey(env: Environment): Promise<string> {
  const { services, close } = await openServices(readConfig({ ...env, LINKVITALS_LOG_LEVEL: 'silent' }));
  try {
    const account = await createAccount(services, { name: 'Faults', plan: 'agency' });
    return (await createKey(services, { accountId: account.id, name: 'faults' })).key;
  } finally {
    await close();
  }
}

interface NewSlot {
  readonly index: number;
  readonly env: Environment;
  readonly options: WorldOptions;
}

/** Makes the slot of a server with a proxy to each database; a database file needs none. */
async function createSlot(building: AsyncDisposableStack, { index, env, options }: NewSlot): Promise<ServerSlot> {
  const [database, alarms] = await Promise.all(
    [options.databaseUrl, options.mongodbUrl].map(async (url) => {
      if (url === undefined || url.startsWith('sqlite:')) return undefined;
      const [hostname = '', port] = (url.match(/[@/]([^@/]+:\d+)\//)?.[1] ?? '').split(':');
      const line = building.use(await startTcpProxy({ host: hostname, port: Number(port) }));
      return { line, url: url.replace(`${hostname}:${port}`, `127.0.0.1:${line.port}`) };
    }),
  );
  return createServerSlot({
    index,
    env: {
      ...env,
      ...options.envOf?.[index],
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
      // Otherwise the driver would connect to the name that the server reports for itself.
      ...(alarms === undefined ? {} : { MONGODB_URL: `${alarms.url}?directConnection=true` }),
    },
    database: database?.line,
    alarms: alarms?.line,
  });
}

async function addDomain(
  api: World['api'],
  { site, dns, headerValue }: { site: FixtureSite; dns: DnsServer; headerValue: string },
): Promise<WorldDomain> {
  const { id, verification } = await api('POST', '/domains', { hostname: site.host });
  const [record] = verification.records;
  dns.set(record.name, 'TXT', [record.value]);
  await api('POST', `/domains/${id}/verification/check`);
  await api('PATCH', `/domains/${id}`, { settings: { request_headers: { 'X-Staging': headerValue } } });
  return { id, hostname: site.host, site };
}
