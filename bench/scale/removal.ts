/*
 * Deletes a domain with a long history while another account works, and prints how long the request took, how long the
 * others waited, and what is left in each table.
 *   node --conditions=@linkvitals/source bench/scale/removal.ts [--on mysql|sqlite] [--rows 5000000]
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillStore } from '../../packages/server/scale/fill-store.ts';
import { createAccount, createKey } from '../../packages/server/src/people/accounts/index.ts';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { openDatabase } from '../../packages/server/src/platform/storage/index.ts';
import { removeDomain } from '../../packages/server/src/sites/removal/index.ts';
import { startTestServer } from '../../packages/server/src/test-support/test-server.ts';
import { benchDatabases } from './databases.ts';

const { values } = parseArgs({
  options: { on: { type: 'string', default: 'sqlite' }, rows: { type: 'string', default: '5000000' } },
});
const kind = values.on === 'mysql' ? 'mysql' : 'sqlite';
const PAUSE_MS = 20;

const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Repeats `work` until it is stopped; returns the time of each run, ms. */
function repeat(work: () => Promise<{ readonly status: number }>) {
  const taken: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await work();
      if (status !== 200) throw new Error(`A request of the other account was answered ${status}.`);
      taken.push(performance.now() - began);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop(): Promise<(string | number)[]> {
      isOver = true;
      await done;
      taken.sort((a, b) => a - b);
      const at = (share: number): string => (taken[Math.floor((taken.length - 1) * share)] ?? 0).toFixed(1);
      return [taken.length, at(0.5), at(0.99), at(1)];
    },
  };
}

await using databases = benchDatabases();
const db = openDatabase({ url: await databases.open(kind) });
const server = await startTestServer({
  db,
  env: { LINKVITALS_API_RATE_LIMIT: '100000' },
  services: { clock: systemClock },
});
const { services } = server;
const began = performance.now();
const store = await fillStore(db, {
  size: { domains: 1, inLargest: 1, crawls: 120, urlRows: Number(values.rows), deliveries: 120 },
  seed: 6,
  now: Date.now(),
  secrets: services.secrets,
  subscriberUrl: 'https://subscriber.example.com/',
});
if (kind === 'mysql') await db.knex.raw('analyze table crawl_targets, crawl_pages, crawl_links');
const rows = Object.values(store.rows).reduce((sum, count) => sum + count, 0);
console.log(`${kind}: ${rows} rows, filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);

const { key } = await createKey(services, { accountId: store.accountId, name: 'owner' });
const other = await createAccount(services, { name: 'other', plan: 'agency' });
const { key: otherKey } = await createKey(services, { accountId: other.id, name: 'other' });
const [domain] = store.domains;
if (domain === undefined) throw new Error('There is no domain to delete.');
const added = await server.call('POST', '/api/v1/domains', { key: otherKey, body: { hostname: 'other.example' } });
let depth = 0;
const changeDomain = () => {
  depth = (depth % 5) + 1;
  const body = { crawl_config: { depth_limit: depth } };
  return server.call('PATCH', `/api/v1/domains/${added.body.id}`, { key: otherKey, body });
};
const listDomains = () => server.call('GET', '/api/v1/domains?limit=10', { key: otherKey });

async function measure(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const writing = repeat(changeDomain);
  const reading = repeat(listDomains);
  const since = performance.now();
  await work();
  const seconds = (performance.now() - since) / 1000;
  const waits = [await writing.stop(), await reading.stop()];
  delay.disable();
  return { seconds, waits, loop: delay.max / 1e6 };
}

const before = await measure(() => sleep(5_000));
let answered = 0;
const during = await measure(async () => {
  const since = performance.now();
  const path = `/api/v1/domains/${domain.id}?confirm=${domain.hostname}`;
  const { status } = await server.call('DELETE', path, { key });
  answered = performance.now() - since;
  if (status !== 204) throw new Error(`DELETE was answered ${status}.`);
  await removeDomain(services, { domainId: domain.id });
});
console.log(`DELETE answered after ${answered.toFixed(0)} ms, all rows gone after ${during.seconds.toFixed(0)} s\n`);
const linesOf = (when: string, { waits, loop }: typeof before) =>
  ['PATCH /domains/{id}', 'GET /domains'].map((what, at) => [what, when, ...(waits[at] ?? []), loop.toFixed(0)]);
console.log(
  table(
    ['another account', 'when', 'requests', 'median ms', 'p99 ms', 'max ms', 'longest block of the event loop, ms'],
    [...linesOf('before', before), ...linesOf('during the removal', during)],
  ),
);
const left: (string | number)[][] = [];
for (const name of Object.keys(store.rows)) {
  const [row] = await db.knex(name).count({ rows: '*' });
  left.push([name, store.rows[name] ?? 0, Number(row?.rows)]);
}
console.log(`\n${table(['table', 'before', 'after'], left)}`);
await server.close();
await db.close();
