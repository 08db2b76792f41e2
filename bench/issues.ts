import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crawlResultRows, type TableRow } from '../packages/server/scale/crawl-rows.ts';
import { seeded } from '../packages/server/scale/seeded.ts';
import type { Context } from '../packages/server/src/context.ts';
import { getCrawlRow } from '../packages/server/src/findings/crawls/get-crawl-row.ts';
import { startCrawl } from '../packages/server/src/findings/crawls/index.ts';
import type { Claim } from '../packages/server/src/findings/crawls/run/claim-crawl.ts';
import { finishCrawl } from '../packages/server/src/findings/crawls/run/finish-crawl.ts';
import { updateLinkCounts } from '../packages/server/src/findings/crawls/run/totals-store.ts';
import {
  findSuggestions,
  listFixes,
  listIssues,
  lockIssues,
  settleCrawl,
  UrlPrints,
} from '../packages/server/src/findings/issues/index.ts';
import {
  type Database,
  insertInBatches,
  openDatabase,
  type Row,
} from '../packages/server/src/platform/storage/index.ts';
import { verifiedDomain } from '../packages/server/src/sites/domains/domain.test-support.ts';
import { createTestContext, type TestContext } from '../packages/server/src/test-support/test-context.ts';
import { type BenchDatabase, benchDatabases } from './scale/databases.ts';

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
const RUNS = 40;

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

/** The unit of processor time in Linux, ms. */
const TICK_MS = 10;

/** Processor time so far of this process and of the database server, ms. */
async function cpuOf({ knex, dialect }: Database): Promise<() => number> {
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  if (dialect === 'sqlite') return own;
  const [[{ file }]] = await knex.raw('select @@pid_file as file');
  const stat = `/proc/${readFileSync(file, 'utf8').trim()}/stat`;
  return () => {
    // After the name, which may hold spaces: fields 14 and 15 are the time in user and system mode.
    const fields = readFileSync(stat, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return own() + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  };
}

const END = { outcome: 'completed', truncated: false, elapsedMs: 1_000 } as const;

/** Settles only the issues, and rolls back. */
async function settleOnly(
  { ctx, crawl }: Claim,
  { prints, time }: { readonly prints: UrlPrints; readonly time: (work: () => Promise<unknown>) => Promise<void> },
): Promise<void> {
  const trx = await ctx.db.knex.transaction();
  await updateLinkCounts(trx, crawl.id, { after: 0, upTo: TARGETS });
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

const KINDS = ['broken_link', 'slow_page', 'title_missing', 'redirect_permanent', 'thin_content'];

function* issueRows(ctx: Context, domainId: string): Generator<Row> {
  const dice = seeded(7);
  for (let number = 0; number < ISSUES; number += 1) {
    const host = number % 5 === 0 ? `host-${dice.below(2_000)}.example` : 'bench.example.com';
    yield {
      id: ctx.ids.uuid(),
      account_id: ctx.account.id,
      domain_id: domainId,
      kind: KINDS[dice.below(KINDS.length)] ?? '',
      severity: ['error', 'warning', 'notice'][dice.below(3)] ?? '',
      state: ['open', 'open', 'fixed', 'ignored'][dice.below(4)] ?? '',
      url: `https://${host}/section-${number % 40}/page-${number}`,
      url_hash: number.toString(16).padStart(64, '0'),
      host,
      internal: 1,
      found_on_pages: dice.below(500),
      first_seen_at: number,
      opened_at: number,
      last_seen_at: number,
      last_seen_crawl_id: 'none',
      last_checked_at: number,
      settled_crawl_id: 'none',
      outcome: 'persisting',
      assigned_to: number % 100 === 0 ? 'somebody' : null,
    };
  }
}

async function addIssues(ctx: Context, domainId: string): Promise<void> {
  let rows: Row[] = [];
  const write = () => ctx.db.knex.transaction((trx) => insertInBatches(trx, 'issues', rows));
  for (const row of issueRows(ctx, domainId)) {
    if (rows.push(row) < 20_000) continue;
    await write();
    rows = [];
  }
  if (rows.length > 0) await write();
}

const FILTERS = {
  none: {},
  kind: { kind: 'slow_page' },
  severity: { severity: 'error' },
  host: { host: 'host-7.example' },
  assignee: { assigneeId: 'somebody' },
  'kind and severity': { kind: 'slow_page', severity: 'error' },
  'text that many have': { text: 'section-7/' },
  'text that none has': { text: 'nowhere' },
  'all of them': { kind: 'slow_page', severity: 'error', host: 'host-7.example', text: 'page', assigneeId: 'somebody' },
};

/** A list of a domain, or of the account. */
interface Scoped {
  readonly domainId: string;
  readonly db: Database;
}

/** Prints the times of pages of a list, with each filter. `list` reads the page of a run. */
async function timeLists<Filter>(
  { domainId, db }: Scoped,
  filters: Readonly<Record<string, Filter>>,
  list: (scope: string | undefined, filter: Filter, run: number) => Promise<unknown>,
): Promise<void> {
  const cpu = await cpuOf(db);
  for (const scope of [domainId, undefined]) {
    for (const [name, filter] of Object.entries(filters)) {
      const times: number[] = [];
      const before = cpu();
      for (let run = 0; run < RUNS; run += 1) {
        const began = performance.now();
        await list(scope, filter, run);
        times.push(performance.now() - began);
      }
      const p95 = times.sort((a, b) => a - b)[Math.floor(RUNS * 0.95)] ?? 0;
      console.log(
        `| ${scope === undefined ? 'account' : 'domain'}, ${name} | ${p95.toFixed(1)} | ${((cpu() - before) / RUNS).toFixed(1)} |`,
      );
    }
  }
}

async function timeIssues(ctx: Context, domainId: string): Promise<void> {
  console.log(`\n| List of ${ISSUES} issues | p95, ms | CPU ms each |\n|---|---|---|`);
  await timeLists({ domainId, db: ctx.db }, FILTERS, (scope, filter, run) => {
    // The pages lie between the first and one far down.
    const after = run === 0 ? undefined : { at: Math.floor((ISSUES * (RUNS - run)) / RUNS), id: 'z' };
    const page = { limit: 25, after };
    return listIssues(ctx, { domainId: scope, filter: { state: 'open', ...filter }, order: 'opened_at', page });
  });
}

/** Issues of a fix, on average. */
const ISSUES_OF_FIX = 20;
const FIX_KINDS = ['link', 'host', 'pattern', 'page_check', 'page'];

async function addFixes(ctx: Context, domain_id: string): Promise<void> {
  const dice = seeded(9);
  const subject = JSON.stringify({ url: 'https://bench.example.com/a', host: null, from: null, to: null, code: null });
  const rows = Array.from({ length: Math.ceil(ISSUES / ISSUES_OF_FIX) }, (_, number) => ({
    ...{ id: ctx.ids.uuid(), account_id: ctx.account.id, domain_id, subject, issue_kinds: '["broken_link"]' },
    kind: FIX_KINDS[dice.below(FIX_KINDS.length)] ?? '',
    folder: `/section-${number % 40}/`,
    severity: ['error', 'warning', 'notice'][dice.below(3)] ?? '',
    ...{ issues: ISSUES_OF_FIX, pages: ISSUES_OF_FIX, crawled_pages: 100_000, points: 0, priority: 0, place: number },
    opened_at: dice.below(1_000),
    assignees: number % 1_000 === 0 ? '["somebody"]' : '[]',
    ranked_at: 1,
  }));
  await ctx.db.knex.transaction((trx) => insertInBatches(trx, 'fixes', rows));
}

const FIX_FILTERS = {
  none: {},
  kind: { kinds: ['host'] },
  'kind that none has': { kinds: ['none'] },
  severity: { severity: 'error' },
  section: { section: '/section-7/' },
  assignee: { assigneeId: 'somebody' },
  'opened since': { openedSince: 990 },
  'all of them': {
    kinds: ['host'],
    severity: 'error',
    section: '/section-0/',
    assigneeId: 'somebody',
    openedSince: 900,
  },
};

async function timeFixes(ctx: Context, domainId: string): Promise<void> {
  const count = Math.ceil(ISSUES / ISSUES_OF_FIX);
  console.log(`\n| List of the ${count} fixes of ${ISSUES} issues | p95, ms | CPU ms each |\n|---|---|---|`);
  await timeLists({ domainId, db: ctx.db }, FIX_FILTERS, (scope, filter, run) => {
    const after = run === 0 ? undefined : { at: Math.floor((count * run) / RUNS), id: '0 z' };
    return listFixes(ctx, { domainId: scope, filter, page: { limit: 25, after } });
  });
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
  if (ISSUES > 0) {
    await addIssues(test.ctx, domainId);
    await db.knex.raw(db.dialect === 'sqlite' ? 'analyze' : 'analyze table issues');
    await timeIssues(test.ctx, domainId);
    await addFixes(test.ctx, domainId);
    await db.knex.raw(db.dialect === 'sqlite' ? 'analyze' : 'analyze table fixes');
    await timeFixes(test.ctx, domainId);
  }
  await test.close();
}

await using databases = benchDatabases();
for (const kind of values.on.split(',') as BenchDatabase[]) {
  const db = openDatabase({ url: await databases.open(kind) });
  await run(db);
  await db.close();
}
