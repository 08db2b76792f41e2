/*
 * Trends over 100,000 crawls: of an account with 1,000 domains that are crawled every day, and of a single domain that has as
 * many by itself. Prints how long requests take, HTTP and JSON included, and the processor time of this process, which is client
 * and server.
 *   node --conditions=@linkvitals/source bench/scale/trends.ts [--on sqlite,mariadb,mysql] [--crawls 100000] [--requests 100]
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { add, totalsOf } from '../../packages/server/src/findings/trends/days/account-day.ts';
import { addToDays } from '../../packages/server/src/findings/trends/days/account-day-store.ts';
import { CARRIED, carriedChanges } from '../../packages/server/src/findings/trends/days/carried.ts';
import { createKnownDays, type KnownDays } from '../../packages/server/src/findings/trends/days/known-days.ts';
import { type PackedDays, packDay, periodOf } from '../../packages/server/src/findings/trends/days/packed-days.ts';
import type { HistoryRow } from '../../packages/server/src/findings/trends/history-row.ts';
import { contextFor, createAccount } from '../../packages/server/src/people/accounts/index.ts';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { insertInBatches, openDatabase, transaction } from '../../packages/server/src/platform/storage/index.ts';
import type { Row } from '../../packages/server/src/platform/storage/queries/insert-in-batches.ts';
import { createDomain } from '../../packages/server/src/sites/domains/index.ts';
import { startTestServer, type TestServer } from '../../packages/server/src/test-support/test-server.ts';
import { benchDatabases } from './databases.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,mariadb' },
    crawls: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '100' },
  },
});
function readKind(text: string): 'sqlite' | 'mariadb' | 'mysql' {
  if (text === 'sqlite' || text === 'mariadb' || text === 'mysql') return text;
  throw new Error(`--on takes sqlite, mariadb and mysql, not ${text}.`);
}
const DAY = 86_400_000;
const DAYS = 100;
const crawls = Number(values.crawls);
const now = Date.now();

interface Place {
  readonly accountId: string;
  readonly domainId: string;
  readonly at: number;
  readonly endsDay: boolean;
}

/** A completed crawl in the history. */
const historyRow = ({ ids }: TestServer['ctx'], { accountId, domainId, at, endsDay }: Place): Row => ({
  domain_id: domainId,
  ended_at: at,
  crawl_id: ids.uuid(),
  account_id: accountId,
  day: Math.floor(at / DAY),
  state: 'completed',
  error_code: null,
  started_at: at - 60_000,
  duration_ms: 60_000,
  truncated: 0,
  score: 60 + (at % 40),
  score_version: 1,
  total_urls: 500,
  pages: 480,
  broken_links: at % 7,
  load_ms: 200,
  load_p95_ms: 900,
  errors: at % 9,
  warnings: 30,
  notices: 80,
  new_issues: at % 3,
  fixed_issues: at % 2,
  reopened_issues: 0,
  ends_day: endsDay ? 1 : 0,
  day_crawls: 1,
  day_new_issues: at % 3,
  day_fixed_issues: at % 2,
  day_reopened_issues: 0,
});

async function accountWith(server: TestServer, domains: number) {
  const { id } = await createAccount(server.services, { name: `of ${domains}`, plan: 'agency' });
  const ctx = await contextFor(server.services, id, 'operator');
  const domainIds: string[] = [];
  for (let n = 0; n < domains; n += 1) {
    domainIds.push((await createDomain(ctx, { hostname: `site-${domains}-${n}.example` })).id);
  }
  return { ctx, domainIds, key: await server.keyFor(ctx) };
}

type AccountDayRow = Parameters<typeof addToDays>[1][number];
const days = new Map<string, AccountDayRow>();

function addToDay(row: AccountDayRow): void {
  const key = `${row.account_id} ${row.day} ${row.state}`;
  const known = days.get(key);
  days.set(key, known === undefined ? row : { ...row, ...add(known, row) });
}

/** Adds the crawls of a domain to the days of its account, in the way in which the end of a crawl does it. Each day has one crawl. */
function addDomain(ends: readonly HistoryRow[]): void {
  for (const row of ends) {
    const { account_id, day, state, crawl_id: changed_by } = row;
    addToDay({ account_id, day, state, changed_by, ...totalsOf(row) });
  }
  const [last] = ends;
  if (last === undefined) return;
  const { account_id, crawl_id: changed_by } = last;
  for (const [day, totals] of carriedChanges(ends.toSorted((a, b) => a.day - b.day))) {
    addToDay({ account_id, day, state: CARRIED, changed_by, ...totals });
  }
}

/** Packs the crawls of each domain, in the way in which the end of a crawl does it. */
function packedRows(ends: readonly HistoryRow[]) {
  const rows = new Map<string, PackedDays>();
  for (const end of ends) {
    const { domain_id, state, day } = end;
    const key = { domain_id, period: periodOf(day), state };
    const name = Object.values(key).join(' ');
    rows.set(name, { ...key, days: packDay(rows.get(name)?.days, end) });
  }
  return [...rows.values()];
}

async function fill(server: TestServer) {
  days.clear();
  const many = await accountWith(server, Math.ceil(crawls / DAYS));
  const one = await accountWith(server, 1);
  const ofMany = many.domainIds.flatMap((domainId, place) =>
    Array.from({ length: DAYS }, (_, daysAgo) => {
      const at = now - daysAgo * DAY - place * 1_000;
      return historyRow(server.ctx, { accountId: many.ctx.account.id, domainId, at, endsDay: true });
    }),
  );
  const step = Math.floor((90 * DAY) / crawls);
  const dayAt = (n: number): number => Math.floor((now - n * step) / DAY);
  const ofOne = Array.from({ length: crawls }, (_, n) => {
    const endsDay = n === 0 || dayAt(n) !== dayAt(n - 1);
    const place = { accountId: one.ctx.account.id, domainId: one.domainIds[0] ?? '', at: now - n * step, endsDay };
    return historyRow(server.ctx, place);
  });
  const rows = [...ofMany, ...ofOne];
  for (let from = 0; from < rows.length; from += 10_000) {
    const some = rows.slice(from, from + 10_000);
    await transaction(server.db, (trx) => insertInBatches(trx, 'crawl_history', some));
  }
  const ends = rows.filter(({ ends_day }) => ends_day === 1) as unknown as HistoryRow[];
  for (const ofDomain of Map.groupBy(ends, ({ domain_id }) => domain_id).values()) addDomain(ofDomain);
  await server.db.knex.batchInsert('packed_days', packedRows(ends), 200);
  await transaction(server.db, (trx) => addToDays(trx, [...days.values()]));
  if (server.db.dialect === 'mysql') await server.db.knex.raw('analyze table crawl_history, account_days, packed_days');
  return { many, one };
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);

async function time(server: TestServer, path: string, key: string): Promise<(string | number)[]> {
  const taken: number[] = [];
  let cpu = process.cpuUsage();
  let [bytes, points, first] = [0, 0, 0];
  for (let n = -5; n < Number(values.requests); n += 1) {
    if (n === 0) cpu = process.cpuUsage();
    const began = performance.now();
    const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    const text = await response.text();
    const ms = performance.now() - began;
    if (n === -5) first = ms;
    // The first requests only warm up.
    if (n >= 0) taken.push(ms);
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text}`);
    bytes = text.length;
    points = JSON.parse(text).points.length;
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = ((user + system) / 1000 / taken.length).toFixed(1);
  taken.sort((a, b) => a - b);
  return [points, Math.ceil(bytes / 1024), first.toFixed(1), at(taken, 0.5), at(taken, 0.95), at(taken, 1), cpuMs];
}

/** A key that is limited to some of the domains. */
const limitedTo = (server: TestServer, { ctx, domainIds }: Awaited<ReturnType<typeof accountWith>>, count: number) =>
  server.keyFor(ctx, { domainIds: domainIds.slice(0, count) });

/** A cache of the sums of days. One row of the report empties it, to show the cost of making the sums. */
const ANEW = 'the same, nothing known';
function knownDaysOf(isForgotten: () => boolean): KnownDays {
  const known = createKnownDays();
  return { ...known, get: (key) => (isForgotten() ? undefined : known.get(key)) };
}

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

await using databases = benchDatabases();
console.log(`${crawls} crawls each, ${values.requests} requests each, Node ${process.version}\n`);
row(['database', 'trends of', 'query', 'points', 'KiB', 'first ms', 'p50 ms', 'p95 ms', 'longest ms', 'CPU ms each']);
row(Array.from({ length: 10 }, () => '---'));
for (const kind of values.on.split(',')) {
  const db = openDatabase({ url: await databases.open(readKind(kind)) });
  const env = { LINKVITALS_API_RATE_LIMIT: '100000' };
  let measured = '';
  const services = { clock: systemClock, knownDays: knownDaysOf(() => measured === ANEW) };
  const server = await startTestServer({ db, env, services, http: { checkResponses: false } });
  const { many, one } = await fill(server);
  const of = (domainId = '') => `/api/v1/domains/${domainId}/trends`;
  const queries = [
    ['half of its domains', '/api/v1/trends', '?window=90d', await limitedTo(server, many, many.domainIds.length / 2)],
    [ANEW, '/api/v1/trends', '?window=90d', await limitedTo(server, many, many.domainIds.length / 2)],
    ['the account', '/api/v1/trends', '?window=30d', many.key],
    ['the account', '/api/v1/trends', '?window=90d', many.key],
    ['100 of its domains', '/api/v1/trends', '?window=90d', await limitedTo(server, many, 100)],
    ['one of its domains', of(many.domainIds[0]), '?window=90d', many.key],
    ['one of its domains', of(many.domainIds[0]), '?window=90d&by=day', many.key],
    ['the single domain', of(one.domainIds[0]), '?window=90d', one.key],
    ['the single domain', of(one.domainIds[0]), '?window=90d&by=day', one.key],
  ] as const;
  for (const [what, path, query, key] of queries) {
    measured = what;
    row([kind, what, query, ...(await time(server, `${path}${query}`, key))]);
  }
  await server.close();
  await db.close();
}
