import type { Executor } from '../storage/index.ts';
import { minus, totalsOf } from './account-day.ts';
import { addToDays } from './account-day-store.ts';
import { addSums, type DaySums } from './day-sums.ts';
import { dayOf } from './days.ts';
import type { CrawlFigures, EndedCrawl, HistoryRow, IssueCounts } from './history-row.ts';
import { findLastOfDay, insertHistory, updateDay } from './store.ts';

interface RecordInput {
  readonly crawl: EndedCrawl;
  /** Null unless it completed. */
  readonly figures: CrawlFigures | null;
  /** Null: its issues were not compared with those before. */
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
  return { ...crawl, ...(figures ?? nothing), ...issues, day: dayOf(crawl.ended_at), ends_day: true, ...sums };
}

/** Adds a row and answers by what the day of the domain has grown. */
async function addRow(trx: Executor, row: HistoryRow): Promise<ReturnType<typeof totalsOf>> {
  const last = await findLastOfDay(trx, row);
  if (last === undefined) {
    await insertHistory(trx, row);
    return totalsOf(row);
  }
  const sums = addSums(last, row);
  if (last.ended_at <= row.ended_at) {
    await updateDay(trx, last, { ends_day: 0 });
    await insertHistory(trx, { ...row, ...sums });
    return minus(totalsOf({ ...row, ...sums }), totalsOf(last));
  }
  await updateDay(trx, last, sums);
  await insertHistory(trx, { ...row, ends_day: false });
  return minus(totalsOf({ ...last, ...sums }), totalsOf(last));
}

/**
 * Adds a crawl to the history, in the transaction that ends it. A domain has one crawl at a time, so the row that has ended
 * its day so far is nobody else's to change. The day of the account is: it is held until the transaction ends.
 */
export async function recordCrawl(trx: Executor, input: RecordInput): Promise<void> {
  const row = rowOf(input);
  const grown = await addRow(trx, row);
  await addToDays(trx, [
    { account_id: row.account_id, day: row.day, state: row.state, changed_by: row.crawl_id, ...grown },
  ]);
}
