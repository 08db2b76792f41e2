import type { Executor } from '../../storage/index.ts';
import { type CrawlFigures, type EndedCrawl, type IssueCounts, recordCrawl } from '../../trends/index.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { scoreVersion } from '../score.ts';
import { countFindings, listLoadTimes } from './history-store.ts';
import { nearestRank } from './nearest-rank.ts';
import type { tally } from './tally.ts';

interface Tallied {
  readonly crawlId: string;
  readonly stats: ReturnType<typeof tally>['stats'];
  readonly score: number | null;
  readonly loadMs: number | null;
}

/** What the history keeps of a completed crawl. */
export async function measureCrawl(trx: Executor, { crawlId, stats, score, loadMs }: Tallied): Promise<CrawlFigures> {
  const found = await countFindings(trx, crawlId);
  return {
    score,
    score_version: scoreVersion,
    total_urls: stats.total_pages,
    pages: stats.pages_crawled,
    broken_links: stats.broken_links,
    load_ms: loadMs,
    load_p95_ms: nearestRank(await listLoadTimes(trx, crawlId), 95),
    ...found,
    errors: found.errors + stats.broken_links,
  };
}

/** How a crawl ended, as its row says it. */
type End = Pick<EndedCrawl, 'state'> &
  Pick<CrawlRow, 'elapsed_ms'> & { readonly finished_at: number } & Partial<Pick<CrawlRow, 'error_code' | 'truncated'>>;

interface HistoryInput {
  readonly crawl: Pick<CrawlRow, 'id' | 'account_id' | 'domain_id' | 'started_at'>;
  readonly end: End;
  /** Null unless it completed. */
  readonly figures: CrawlFigures | null;
  /** How the issues of its domain changed; null: they were not compared. */
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
