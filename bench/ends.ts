import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FINDINGS } from '../packages/crawler/src/findings/finding-table.ts';
import { finishCrawl } from '../packages/server/src/findings/crawls/run/finish-crawl.ts';
import { addRequested, end, type Found } from '../packages/server/src/findings/crawls/run/large-site.test-support.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../packages/server/src/platform/storage/index.ts';
import { verifiedDomain } from '../packages/server/src/sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../packages/server/src/test-support/test-server.ts';
import { type Program, startProgram } from './process/start-program.ts';
import { type BenchDatabase, benchDatabases } from './scale/databases.ts';
import type { Order, Waits } from './scale/waits.ts';

/*
 * Measures how long requests wait while a large crawl ends in the same server: another process sends a read and a write every 20 ms. Each
 * site is crawled several times with the same result. With SQLite it also prints the bytes of the tables that hold issues.
 *   node --conditions=@linkvitals/source bench/ends.ts [-n 10000,20000,100000] [--findings 5] [--crawls 2] [--on sqlite,mariadb]
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', short: 'n', default: '10000,20000,100000' },
    findings: { type: 'string', default: '5' },
    crawls: { type: 'string', default: '2' },
    on: { type: 'string', default: 'sqlite' },
  },
});

const CHECKS = Object.entries(FINDINGS)
  .filter(([, { decidedBy }]) => decidedBy === 'page')
  .map(([code, { severity }]) => ({ code, severity }))
  .slice(0, Number(values.findings));

/** A site with the same faults on every page, and a broken link for every hundred pages. */
const siteOf = (pages: number): Found => ({
  pages,
  files: Math.ceil(pages / 10),
  findingsOf: () => CHECKS,
  isBroken: (file) => file % 10 === 0,
});

const shown = (ms: number | undefined): string => (ms ?? 0).toFixed(0);
const p99 = (times: readonly number[]): number | undefined => times[Math.floor(times.length * 0.99)];

interface Site {
  readonly server: TestServer;
  readonly client: Program<Order>;
  readonly domainId: string;
  /** URLs of the requests. */
  readonly read: string;
  readonly write: string;
}

type Measured = readonly [waits: Waits, seconds: number];

/** Does something while the client sends requests. Returns the time that each took, and that of the work. */
async function measure({ server, client, read, write }: Site, work: () => Promise<unknown>): Promise<Measured> {
  await client.send({ kind: 'start', key: server.key, read, write });
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  return [(await client.send({ kind: 'waits' })) as Waits, seconds];
}

/** Ends a crawl of that many pages while the client sends requests. */
async function endOne(site: Site, pages: number): Promise<Measured> {
  const claim = await addRequested(site.server, site.domainId, siteOf(pages));
  return measure(site, () => finishCrawl(claim, end));
}

function show(name: string, [{ read, write, refused }, seconds]: Measured): void {
  const times = [read.at(-1), p99(read), write.at(-1), p99(write)].map(shown);
  console.log(`| ${[name, seconds.toFixed(1), ...times, refused].join(' | ')} |`);
}

/** Time for which requests are measured while no crawl ends, ms. */
const IDLE_MS = 5_000;

/** Crawls that end first, and their pages, because Node compiles code that runs often. */
const WARM = { crawls: 3, pages: 300 };

/** Prints the bytes of the tables that hold issues, and of their indexes. */
async function weigh({ knex, dialect }: Database, file: string): Promise<void> {
  if (dialect !== 'sqlite') return;
  const names = knex('sqlite_master').whereIn('tbl_name', ['issues', 'issue_changes', 'fixes']).select('name');
  const rows: { name: string; bytes: number }[] = await knex('dbstat')
    .whereIn('name', names)
    .groupBy('name')
    .select('name')
    .sum({ bytes: 'pgsize' });
  const [{ count }] = (await knex('issues').count({ count: '*' })) as [{ count: number }];
  const sum = rows.reduce((total, { bytes }) => total + bytes, 0);
  await knex.raw('pragma wal_checkpoint(truncate)');
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `\n${count} issues, ${Math.round(sum / count)} bytes each; the file has ${size} MB\n\n| | MB | bytes each |\n|---|---|---|`,
  );
  for (const { name, bytes } of rows.sort((a, b) => b.bytes - a.bytes))
    console.log(`| ${name} | ${(bytes / 1e6).toFixed(1)} | ${Math.round(bytes / count)} |`);
}

async function run(url: string, pages: number): Promise<void> {
  const db = openDatabase({ url });
  const env = { LINKVITALS_API_RATE_LIMIT: '1000000' };
  const server = await startTestServer({ db, env, services: { clock: systemClock }, http: { checkResponses: false } });
  const client = await startProgram<Order>(new URL('./scale/waits.ts', import.meta.url), {});
  const { id: domainId } = await verifiedDomain(server, { hostname: 'bench.example.com' });
  const { id: otherId } = await verifiedDomain(server, { hostname: 'other.example.com' });
  const domains = `${server.url}/api/v1/domains`;
  const common = { server, client, read: `${domains}/${domainId}`, write: `${domains}/${otherId}` };
  for (let crawl = 0; crawl < WARM.crawls; crawl += 1) await endOne({ ...common, domainId: otherId }, WARM.pages);
  console.log(
    `\n${db.dialect}\n\n| crawl of ${pages} pages | end, s | read: longest, ms | p99 | write: longest, ms | p99 | refused |`,
  );
  console.log('|---|---|---|---|---|---|---|');
  const site = { ...common, domainId };
  show('none ends', await measure(site, () => sleep(IDLE_MS)));
  for (let crawl = 1; crawl <= Number(values.crawls); crawl += 1) show(String(crawl), await endOne(site, pages));
  await weigh(db, url.slice('sqlite:'.length));
  await client.stop();
  await server.close();
  await db.close();
}

await using databases = benchDatabases();
for (const kind of values.on.split(',') as BenchDatabase[]) {
  for (const pages of values.pages.split(',')) await run(await databases.open(kind), Number(pages));
}
