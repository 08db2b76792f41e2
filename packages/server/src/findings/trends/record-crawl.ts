import type { Executor } from '../../platform/storage/index.ts';
import { minus, totalsOf } from './days/account-day.ts';
import { addToDays } from './days/account-day-store.ts';
import { CARRIED, type CarriedChanges, carriedChanges, carriedDifference } from './days/carried.ts';
import { addSums, type DaySums } from './days/day-sums.ts';
import { dayOf } from './days/days.ts';
import { replacePackedDay } from './days/packed-day-store.ts';
import type { CrawlFigures, EndedCrawl, HistoryRow, IssueCounts } from './history-row.ts';
import { findCompletedAround, findLastOfDay, insertHistory, updateDay } from './store.ts';

interface RecordInput {
  readonly crawl: EndedCrawl;
  /** Null unless the crawl completed. */
  readonly figures: CrawlFigures | null;
  /** Null when the issues were not compared with those of the crawl before. */
  readonly issueCounts: IssueCounts | null;
}

const nothing: Record<keyof CrawlFigures, null> = {
  score: null,
  score_version: null,
  total_urls: null,
  pages: null,
  broken_links: null,
  load_ms: null,
  load_p95_ms: null,
  errors: null,
  warnings: null,
  notices: null,
};

/** The state in the history: a crawl that a person canceled counts as canceled, not failed, whether it had begun or not. */
const stateOf = ({ state, error_code }: EndedCrawl): EndedCrawl['state'] =>
  error_code === 'CANCELED' ? 'canceled' : state;

/** The row of a crawl as if it were the only one of its day. */
function rowOf({ crawl, figures, issueCounts }: RecordInput): HistoryRow {
  const issues = {
    new_issues: issueCounts?.new ?? null,
    fixed_issues: issueCounts?.fixed ?? null,
    reopened_issues: issueCounts?.reopened ?? null,
  };
  const sums: DaySums = {
    day_crawls: 1,
    day_new_issues: issues.new_issues,
    day_fixed_issues: issues.fixed_issues,
    day_reopened_issues: issues.reopened_issues,
  };
  return {
    ...crawl,
    state: stateOf(crawl),
    ...(figures ?? nothing),
    ...issues,
    day: dayOf(crawl.ended_at),
    ends_day: true,
    ...sums,
  };
}

/** Adds a row. Returns the row that ends the day of the domain now, and the one that did before. */
async function addRow(trx: Executor, row: HistoryRow): Promise<{ now: HistoryRow; before?: HistoryRow }> {
  const before = await findLastOfDay(trx, row);
  if (before === undefined) {
    await insertHistory(trx, row);
    return { now: row };
  }
  const sums = addSums(before, row);
  if (before.ended_at <= row.ended_at) {
    const now = { ...row, ...sums };
    await updateDay(trx, before, { ends_day: 0 });
    await insertHistory(trx, now);
    return { now, before };
  }
  await updateDay(trx, before, sums);
  await insertHistory(trx, { ...row, ends_day: false });
  return { now: { ...before, ...sums }, before };
}

/**
 * Adds a crawl to the history, in the transaction that ends the crawl. A domain has one crawl at a time, so no other transaction changes
 * its row of the day. Other domains change the day of the account too, so its row stays locked until the transaction ends.
 */
export async function recordCrawl(trx: Executor, input: RecordInput): Promise<void> {
  const row = rowOf(input);
  const { now, before } = await addRow(trx, row);
  await replacePackedDay(trx, now);
  const grown = before === undefined ? totalsOf(now) : minus(totalsOf(now), totalsOf(before));
  const key = { account_id: row.account_id, changed_by: row.crawl_id };
  const carried = row.state === 'completed' ? await carriedWith(trx, { now, before }) : [];
  await addToDays(trx, [
    { ...key, day: row.day, state: row.state, ...grown },
    ...[...carried].map(([day, totals]) => ({ ...key, day, state: CARRIED, ...totals })),
  ]);
}

/** The change of the carried sums by a completed crawl. `before` is the row that ended its day so far. */
async function carriedWith(
  trx: Executor,
  { now, before }: { readonly now: HistoryRow; readonly before?: HistoryRow | undefined },
): Promise<CarriedChanges> {
  const { earlier, later } = await findCompletedAround(trx, now);
  return carriedDifference(
    carriedChanges([...earlier, ...(before === undefined ? [] : [before]), ...later]),
    carriedChanges([...earlier, now, ...later]),
  );
}
