import type { Executor } from '../storage/index.ts';
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

const nothing: CrawlFigures | Record<keyof CrawlFigures, null> = {
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

/**
 * Adds a crawl to the history, in the transaction that ends it. A domain has one crawl at a time, so the row that has ended
 * its day so far is nobody else's to change.
 */
export async function recordCrawl(trx: Executor, { crawl, figures, issueCounts }: RecordInput): Promise<void> {
  const issues = {
    new_issues: issueCounts?.new ?? null,
    fixed_issues: issueCounts?.fixed ?? null,
    reopened_issues: issueCounts?.reopened ?? null,
  };
  const own: DaySums = {
    day_crawls: 1,
    day_new_issues: issues.new_issues,
    day_fixed_issues: issues.fixed_issues,
    day_reopened_issues: issues.reopened_issues,
  };
  const row = { ...crawl, ...(figures ?? nothing), ...issues, day: dayOf(crawl.ended_at) };
  const last = await findLastOfDay(trx, row);
  const isLast = last === undefined || last.ended_at <= row.ended_at;
  const sums = last === undefined ? own : addSums(last, own);
  if (last !== undefined) await updateDay(trx, last, isLast ? { ends_day: false } : sums);
  await insertHistory(trx, { ...row, ends_day: isLast, ...(isLast ? sums : own) } as HistoryRow);
}
