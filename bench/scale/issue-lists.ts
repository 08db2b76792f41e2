import { seeded } from '../../packages/server/scale/seeded.ts';
import type { Context } from '../../packages/server/src/context.ts';
import { listFixes, listIssues } from '../../packages/server/src/findings/issues/index.ts';
import { insertInBatches, type Row } from '../../packages/server/src/platform/storage/index.ts';
import { cpuOf } from '../process/database-cpu.ts';

const RUNS = 40;

/** Lists of a domain, and of its account, which has no other. */
interface Lists {
  readonly ctx: Context;
  readonly domainId: string;
  /** Number of issues. */
  readonly issues: number;
}

const KINDS = ['broken_link', 'slow_page', 'title_missing', 'redirect_permanent', 'thin_content'];

function* issueRows({ ctx, domainId, issues }: Lists): Generator<Row> {
  const dice = seeded(7);
  for (let number = 0; number < issues; number += 1) {
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

async function addIssues(lists: Lists): Promise<void> {
  let rows: Row[] = [];
  const write = () => lists.ctx.db.knex.transaction((trx) => insertInBatches(trx, 'issues', rows));
  for (const row of issueRows(lists)) {
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

/** Prints the times of pages of a list, with each filter. `list` reads the page of a run. */
async function timeLists<Filter>(
  { ctx, domainId }: Lists,
  filters: Readonly<Record<string, Filter>>,
  list: (scope: string | undefined, filter: Filter, run: number) => Promise<unknown>,
): Promise<void> {
  const cpu = await cpuOf(ctx.db);
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

async function timeIssues(lists: Lists): Promise<void> {
  const { ctx, issues } = lists;
  console.log(`\n| List of ${issues} issues | p95, ms | CPU ms each |\n|---|---|---|`);
  await timeLists(lists, FILTERS, (scope, filter, run) => {
    // The pages lie between the first and one far down.
    const after = run === 0 ? undefined : { at: Math.floor((issues * (RUNS - run)) / RUNS), id: 'z' };
    const page = { limit: 25, after };
    return listIssues(ctx, { domainId: scope, filter: { state: 'open', ...filter }, order: 'opened_at', page });
  });
}

/** Issues of a fix, on average. */
const ISSUES_OF_FIX = 20;
const FIX_KINDS = ['link', 'dead_host', 'moved_pattern', 'page_check', 'page'];

async function addFixes({ ctx, domainId: domain_id, issues }: Lists): Promise<void> {
  const dice = seeded(9);
  const subject = JSON.stringify({ url: 'https://bench.example.com/a', host: null, from: null, to: null, code: null });
  const rows = Array.from({ length: Math.ceil(issues / ISSUES_OF_FIX) }, (_, number) => ({
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
  kind: { kinds: ['dead_host'] },
  'kind that none has': { kinds: ['none'] },
  severity: { severity: 'error' },
  section: { section: '/section-7/' },
  assignee: { assigneeId: 'somebody' },
  'opened since': { openedSince: 990 },
  'all of them': {
    kinds: ['dead_host'],
    severity: 'error',
    section: '/section-0/',
    assigneeId: 'somebody',
    openedSince: 900,
  },
};

async function timeFixes(lists: Lists): Promise<void> {
  const { ctx, issues } = lists;
  const count = Math.ceil(issues / ISSUES_OF_FIX);
  console.log(`\n| List of the ${count} fixes of ${issues} issues | p95, ms | CPU ms each |\n|---|---|---|`);
  await timeLists(lists, FIX_FILTERS, (scope, filter, run) => {
    const after = run === 0 ? undefined : { at: Math.floor((count * run) / RUNS), id: '0 z' };
    return listFixes(ctx, { domainId: scope, filter, page: { limit: 25, after } });
  });
}

/** Adds issues and fixes to a domain without any, and prints the times of pages of their lists. */
export async function benchLists(lists: Lists): Promise<void> {
  const { knex, dialect } = lists.ctx.db;
  await addIssues(lists);
  await knex.raw(dialect === 'sqlite' ? 'analyze' : 'analyze table issues');
  await timeIssues(lists);
  await addFixes(lists);
  await knex.raw(dialect === 'sqlite' ? 'analyze' : 'analyze table fixes');
  await timeFixes(lists);
}
