import { parseArgs } from 'node:util';
import { crawlResultRows, type TableRow } from '../packages/server/scale/crawl-rows.ts';
import { seeded } from '../packages/server/scale/seeded.ts';
import type { Context } from '../packages/server/src/context.ts';
import { getCrawlRow } from '../packages/server/src/findings/crawls/get-crawl-row.ts';
import { startCrawl } from '../packages/server/src/findings/crawls/index.ts';
import type { Claim } from '../packages/server/src/findings/crawls/run/claim-crawl.ts';
import { finishCrawl } from '../packages/server/src/findings/crawls/run/finish-crawl.ts';
import { updateLinkCounts } from '../packages/server/src/findings/crawls/run/totals-store.ts';
import { findSuggestions, lockIssues, settleCrawl, UrlPrints } from '../packages/server/src/findings/issues/index.ts';
import {
  type Database,
  insertInBatches,
  openDatabase,
  type Row,
} from '../packages/server/src/platform/storage/index.ts';
import { verifiedDomain } from '../packages/server/src/sites/domains/domain.test-support.ts';
import { createTestContext, type TestContext } from '../packages/server/src/test-support/test-context.ts';
import { cpuOf } from './process/database-cpu.ts';
import { type BenchDatabase, benchDatabases } from './scale/databases.ts';
import { benchLists } from './scale/issue-lists.ts';

/*
 * Measures the cost of settling issues at the end of a crawl, and the time of long lists of issues and fixes. Times of ends are processor time
 * of this process and of the database server on this machine. Small crawls end before, because a server ends many,
 * and Node compiles code that runs often. The notes that a crawl makes while it runs exist before.
 *   node --conditions=@linkvitals/source bench/issues.ts [--on sqlite,mariadb] [--targets 50000] [--issues 1000000]
 */

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,mariadb' },
    targets: { type: 'string', default: '50000' },
    issues: { type: 'string', default: '1000000' },
  },
});
const TARGETS = Number(values.targets);
const ISSUES = Number(values.issues);
const LINKS_EACH = 6;

/** Starts a crawl of the domain as this process would, but sends no request. */
async function runningClaim(ctx: Context, domainId: string): Promise<Claim> {
  const { knex } = ctx.db;
  const { id } = await startCrawl(ctx, { domainId });
  const token = ctx.ids.uuid();
  const held = { lease_owner: ctx.instance, lease_token: token, lease_expires_at: ctx.clock.now() + 3_600_000 };
  await knex('crawls')
    .where({ id })
    .update({ ...held, state: 'running', started_at: ctx.clock.now(), pages_crawled: 1 });
  return { ctx, crawl: await getCrawlRow(ctx, id), token };
}

interface CrawlShape {
  readonly seed: number;
  readonly targets: number;
  /** The interval of rows (URLs, findings and links) that are of another seed. Default: none. */
  readonly otherEach?: number;
}

/** Members of a page that no fingerprint depends on. */
const PAGE = {
  type: 'page',
  ...{ status: 200, bytes: 1, firstByteMs: 1, loadMs: 1, linksTruncated: false },
  ...{ links: [], findings: [], anchors: new Uint32Array() },
} as const;

/** The result rows of a crawl. */
function* resultRows(crawlId: string, { seed, targets, otherEach = Infinity }: CrawlShape): Generator<TableRow> {
  const shape = { crawlId, hostname: 'bench.example.com', targets, links: targets * LINKS_EACH, running: false };
  const others = crawlResultRows(shape, seeded(seed + 1));
  let number = 0;
  for (const row of crawlResultRows(shape, seeded(seed))) {
    const other = others.next().value ?? row;
    number += 1;
    yield number % otherEach === 0 ? other : row;
  }
}

/** Notes a row for the fingerprints, as the crawl does while it runs. */
function note(prints: UrlPrints, [table, { id, target_id, url, title }]: TableRow): void {
  const common = { url: String(url), depth: 1 };
  if (table === 'crawl_targets')
    prints.note({ ...common, type: 'target', id: Number(id), internal: true, navigational: true });
  if (table === 'crawl_pages') prints.note({ ...PAGE, ...common, target: Number(target_id), title: String(title) });
}

/** Writes the results of the crawl, and returns the fingerprints of its URLs. */
async function addResults(ctx: Context, crawlId: string, shape: CrawlShape): Promise<UrlPrints> {
  const tables = new Map<string, Row[]>();
  const all = [...resultRows(crawlId, shape)];
  for (const [table, row] of all) {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    rows.push(row);
  }
  const prints = new UrlPrints();
  for (const one of all) note(prints, one);
  for (const [table, rows] of tables) await ctx.db.knex.transaction((trx) => insertInBatches(trx, table, rows));
  return prints;
}

const END = { outcome: 'completed', truncated: false, elapsedMs: 1_000 } as const;

/** Settles only the issues, and rolls back. */
async function settleOnly(
  { ctx, crawl }: Claim,
  { prints, time }: { readonly prints: UrlPrints; readonly time: (work: () => Promise<unknown>) => Promise<void> },
): Promise<void> {
  const trx = await ctx.db.knex.transaction();
  await updateLinkCounts(trx, { id: crawl.id, config: {} }, { after: 0, upTo: TARGETS });
  await time(async () => {
    const suggestions = await findSuggestions(trx, crawl.id, prints);
    await lockIssues(trx, crawl.domain_id);
    const extent = { completed: true, truncated: false, sitemapsRead: true };
    await settleCrawl(ctx, trx, { ...crawl, ...extent, suggestions, at: ctx.clock.now() });
  });
  await trx.rollback();
}

/** Ends a crawl of that size. Returns the processor time in ms: of all, and of its issues alone. */
async function endOne(ctx: Context, domainId: string, shape: CrawlShape): Promise<[all: number, issues: number]> {
  const claim = await runningClaim(ctx, domainId);
  const prints = await addResults(ctx, claim.crawl.id, shape);
  const cpu = await cpuOf(ctx.db);
  const taken: number[] = [];
  const time = async (work: () => Promise<unknown>): Promise<void> => {
    const before = cpu();
    await work();
    taken.push(cpu() - before);
  };
  await settleOnly(claim, { prints, time });
  await time(() => finishCrawl(claim, { ...END, prints }));
  const [issues = 0, all = 0] = taken;
  return [all, issues];
}

/** Ends small crawls of another domain: with new issues, the same, and others. */
async function warmUp(test: TestContext): Promise<void> {
  const { id } = await verifiedDomain(test, { hostname: 'warm.example.com' });
  for (const seed of [5, 5, 7]) await endOne(test.ctx, id, { seed, targets: Math.ceil(TARGETS / 10) });
}

async function run(db: Database): Promise<void> {
  const test = await createTestContext({ db });
  await warmUp(test);
  const { id: domainId } = await verifiedDomain(test, { hostname: 'bench.example.com' });
  console.log(
    `\n${db.dialect}\n\n| End of a crawl of ${TARGETS} targets | all, CPU ms | issues, CPU ms | with / without |`,
  );
  console.log('|---|---|---|---|');
  for (const [name, shape] of [
    ['first: all are new', { seed: 1 }],
    ['the same again: all persist', { seed: 1 }],
    ['one in twenty is another', { seed: 1, otherEach: 20 }],
    ['others: fixed, new', { seed: 3 }],
  ] as const) {
    const [all, issues] = await endOne(test.ctx, domainId, { ...shape, targets: TARGETS });
    console.log(`| ${name} | ${Math.round(all)} | ${Math.round(issues)} | ${(all / (all - issues)).toFixed(2)} |`);
  }
  await db.knex('issue_changes').delete();
  await db.knex('issues').delete();
  if (ISSUES > 0) await benchLists({ ctx: test.ctx, domainId, issues: ISSUES });
  await test.close();
}

await using databases = benchDatabases();
for (const kind of values.on.split(',') as BenchDatabase[]) {
  const db = openDatabase({ url: await databases.open(kind) });
  await run(db);
  await db.close();
}
