import type { Executor } from '../../../platform/storage/index.ts';
import { type CrawlFigures, type EndedCrawl, type IssueCounts, recordCrawl } from '../../trends/index.ts';
import type { CrawlRow } from '../crawl-row.ts';

/** The end of a crawl as its row has it. */
type End = Pick<EndedCrawl, 'state'> &
  Pick<CrawlRow, 'elapsed_ms'> & { readonly finished_at: number } & Partial<Pick<CrawlRow, 'error_code' | 'truncated'>>;

interface HistoryInput {
  readonly crawl: Pick<CrawlRow, 'id' | 'account_id' | 'domain_id' | 'started_at'>;
  readonly end: End;
  /** Null unless the crawl completed. */
  readonly figures: CrawlFigures | null;
  /** Changes of the issues of its domain; null: they were not compared. */
  readonly issueCounts: IssueCounts | null;
}

/** Adds a crawl to the history of its domain, in the transaction that ends it. */
export async function addToHistory(trx: Executor, { crawl, end, figures, issueCounts }: HistoryInput): Promise<void> {
  const ended: EndedCrawl = {
    account_id: crawl.account_id,
    domain_id: crawl.domain_id,
    crawl_id: crawl.id,
    state: end.state,
    error_code: end.error_code ?? null,
    started_at: crawl.started_at,
    ended_at: end.finished_at,
    duration_ms: end.elapsed_ms,
    truncated: end.truncated ?? false,
  };
  await recordCrawl(trx, { crawl: ended, figures, issueCounts });
}
