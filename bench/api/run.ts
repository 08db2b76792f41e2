/*
 * Measures answer times of the API and its requests a second: for one domain, and for a page of 100.
 *   node --conditions=@linkvitals/source bench/api/run.ts [--on sqlite,mariadb,mysql] [--processes 1,2,4] [--domains 1000]
 *     [--rate 200] [--seconds 4] [--minutes 0.25] [--base REV [--pairs 3]]
 * `--base`: ratios to an earlier revision; `anchor` is the revision to compare figures with.
 * The requests come from this process, the servers are processes of their own. `--minutes`: the time for which memory is watched.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ANCHOR } from '../base/anchor.ts';
import { compareProgram } from '../base/compare-program.ts';
import type { Figures } from '../base/ratios.ts';
import { type Program, startProgram } from '../process/start-program.ts';
import { type BenchDatabase, benchDatabases } from '../scale/databases.ts';
import { type Call, paced } from './paced.ts';
import type { Order, Use } from './server.ts';
import { type Callers, prepareStore } from './store.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string' },
    processes: { type: 'string', default: '1,2,4' },
    domains: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '0.25' },
    base: { type: 'string' },
    pairs: { type: 'string', default: '3' },
  },
});
// The bench of the anchor revision has no MariaDB, and takes it for MySQL.
const on = values.on ?? (values.base === undefined ? 'sqlite,mariadb' : 'sqlite');
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;
/** The least number of samples of memory; there is one each minute. */
const MEMORY_SAMPLES = 5;

type Servers = readonly Program<Order>[];
type Store = Readonly<Record<'DATABASE_URL' | 'LINKVITALS_SECRET_KEY', string>> & { readonly callers: Callers };

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
function head(...cells: readonly string[]): void {
  row(...cells);
  row(...cells.map(() => '---'));
}

const quantile = (sorted: readonly number[], q: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN).toFixed(1);

const usesOf = (servers: Servers): Promise<Use[]> =>
  Promise.all(servers.map(async (server) => (await server.send({ kind: 'use' })) as Use));
const cpuOf = async (servers: Servers): Promise<number> =>
  (await usesOf(servers)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Sends requests as fast as the servers answer, on ten connections. */
async function unpaced({ urls, path, headers }: Call, duration: number): Promise<autocannon.Result> {
  const targets = urls.map((url) => `${url}${path}`);
  // The types of autocannon allow one URL only, but it divides the connections among several.
  return autocannon({ url: targets as never, headers, connections: CONNECTIONS, duration });
}

async function measure(what: readonly [string, string], servers: Servers, call: Call): Promise<void> {
  await unpaced(call, WARM_UP_SECONDS);
  const idle = await cpuOf(servers);
  const { times, refused } = await paced(call, { rate, seconds });
  const between = await cpuOf(servers);
  const { requests, non2xx, errors } = await unpaced(call, seconds);
  const end = await cpuOf(servers);
  const cpu = [(between - idle) / (rate * seconds), (end - between) / requests.total].map((ms) => ms.toFixed(2));
  const [onWhat, label] = what;
  const quantiles = [0.5, 0.95, 0.975, 0.99].map((q) => quantile(times, q));
  row(
    onWhat,
    servers.length,
    label,
    ...quantiles,
    Math.round(requests.average),
    cpu.join(', '),
    refused + non2xx + errors,
  );
}

const callsOf = ({ domainId, key, cookie }: Callers, urls: readonly string[]): ReadonlyMap<string, Call> => {
  const one = { urls, path: `/api/v1/domains/${domainId}` };
  const list = { urls, path: '/api/v1/domains?limit=100' };
  const byKey = { headers: { authorization: `Bearer ${key}` } };
  const bySession = { headers: { cookie, 'sec-fetch-site': 'same-origin' } };
  return new Map([
    ['one domain, key', { ...one, ...byKey }],
    ['one domain, session', { ...one, ...bySession }],
    ['100 domains, key', { ...list, ...byKey }],
    ['100 domains, session', { ...list, ...bySession }],
  ]);
};

/** Runs work with servers on a filled store, and ends the servers. */
async function withServers(
  { callers, ...env }: Store,
  processes: number,
  work: (servers: Servers, calls: ReadonlyMap<string, Call>) => Promise<void>,
): Promise<void> {
  const started = Array.from({ length: processes }, () =>
    startProgram<Order>(
      new URL('server.ts', import.meta.url),
      { ...settings, ...env },
      { quiet: true, asCommand: true },
    ),
  );
  const servers = await Promise.all(started);
  const urls = await Promise.all(servers.map(async (server) => String(await server.send({ kind: 'url' }))));
  await work(servers, callsOf(callers, urls));
  await Promise.all(servers.map((server) => server.stop()));
}

/** Settings of servers that only answer requests, because crawls and deliveries have benches of their own. */
const settings = { LINKVITALS_ROLES: 'api', LINKVITALS_PORT: '0', LINKVITALS_API_RATE_LIMIT: '1000000' };

async function fill(url: string): Promise<Store> {
  const env = { DATABASE_URL: url, LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64') };
  return { ...env, callers: await prepareStore(env, Number(values.domains)) };
}

/** Watches memory while half of the requests read one domain, half a page of 100. */
async function watchMemory(onWhat: string, store: Store): Promise<void> {
  await withServers(store, 1, async (servers, calls) => {
    const [one, list] = [calls.get('one domain, key'), calls.get('100 domains, session')] as [Call, Call];
    const samples = Math.max(MEMORY_SAMPLES, Math.round(Number(values.minutes)));
    const step = (Number(values.minutes) * 60) / samples;
    for (let sample = 0; sample <= samples; sample += 1) {
      const [use] = (await usesOf(servers)) as [Use];
      const mb = [use.heapMb, use.externalMb, use.rssMb].map((size) => size.toFixed(1));
      row(onWhat, ((sample * step) / 60).toFixed(2), ...mb);
      const half = { rate: rate / 2, seconds: step };
      if (sample < samples) await Promise.all([paced(one, half), paced(list, half)]);
    }
  });
}

/** Measures this revision, and prints the lines that `figuresOf` reads. */
async function measureHere(): Promise<void> {
  await using databases = benchDatabases();
  const kinds = on.split(',') as BenchDatabase[];
  const stores = new Map<string, Store>();
  for (const kind of kinds) stores.set(kind, await fill(await databases.open(kind)));

  console.log(`${values.domains} domains, p at ${rate} requests/s for ${seconds} s, Node ${process.version}\n`);
  const cpu = 'CPU ms of the servers a request: paced, at the maximum';
  head('database', 'processes', 'request', 'p50 ms', 'p95', 'p97.5', 'p99', 'maximum requests/s', cpu, 'refused');
  for (const [kind, store] of stores) {
    for (const processes of values.processes.split(',').map(Number)) {
      // Only one server can use the embedded database.
      if (kind === 'sqlite' && processes > 1) continue;
      await withServers(store, processes, async (servers, calls) => {
        for (const [label, call] of calls) await measure([kind, label], servers, call);
      });
    }
  }
  if (Number(values.minutes) > 0) {
    console.log('');
    head('database', `minute, at ${rate} requests/s`, 'heap MB after a collection', 'external', 'RSS');
    for (const [kind, store] of stores) await watchMemory(kind, store);
  }
}

function figuresOf(line: string): Figures | undefined {
  const [, database, processes, request, p50, p95, , , maximum, cpu = ''] = line.split('|').map((cell) => cell.trim());
  const [paced, unpaced] = cpu.split(', ').map(Number);
  if (unpaced === undefined || Number.isNaN(unpaced)) return undefined;
  const what = `${database}, ${processes}, ${request}`;
  return {
    [`${what}: p50 ms`]: Number(p50),
    [`${what}: p95 ms`]: Number(p95),
    [`${what}: maximum requests/s`]: Number(maximum),
    [`${what}: CPU ms, paced`]: paced ?? Number.NaN,
    [`${what}: CPU ms, at the maximum`]: unpaced,
  };
}

if (values.base === undefined) await measureHere();
else {
  const names = ['processes', 'domains', 'rate', 'seconds'] as const;
  const args = [`--on=${on}`, ...names.map((name) => `--${name}=${values[name]}`), '--minutes=0'];
  const [base, pairs] = [values.base === 'anchor' ? ANCHOR.api : values.base, Number(values.pairs)];
  await compareProgram({ program: 'bench/api/run.ts', args, base, pairs, figuresOf });
}
