import type { CrawlStats, ScoreInputs } from '@linkvitals/contract';
import type { Executor } from '../../../platform/storage/index.ts';
import type { CrawlFigures } from '../../trends/index.ts';
import type { CountedCrawl, CrawlTotals } from '../crawl-row.ts';
import { countProgress } from '../results/view-store.ts';
import { healthScore, scoreVersion } from '../score.ts';
import { countIssues } from '../views/count-issues.ts';
import { nearestRank } from './nearest-rank.ts';
import { tally } from './tally.ts';
import {
  type BrokenTarget,
  countLinks,
  countRendered,
  countTargetGroups,
  findPageTotals,
  listLoadTimes,
  listTopBroken,
} from './totals-store.ts';

/** Broken targets that events list. */
const TOP = 5;

/** Counts of an ended crawl that do not depend on its issues. Counting them reads all results. */
export interface CountedResults {
  readonly totals: Pick<CrawlTotals, 'targets' | 'loadMs' | 'firstByteMs' | 'cutPages' | 'rendering'>;
  /** Number of pages that the crawl read. */
  readonly pages: number;
}

/** Counts the results of a crawl that did not complete. */
export async function countResults(on: Executor, crawl: CountedCrawl): Promise<CountedResults> {
  const { pages } = await countLinks(on, crawl.id);
  return { pages, totals: await countTotals(on, crawl) };
}

async function countTotals(on: Executor, crawl: CountedCrawl): Promise<CountedResults['totals']> {
  const { id: crawlId, config } = crawl;
  const { rendering: choice = null } = config;
  const progress = await countProgress(on, [crawlId]);
  return {
    targets: progress.get(crawlId) ?? { found: 0, checked: 0, broken: 0 },
    ...(await findPageTotals(on, crawlId)),
    ...(choice === null ? {} : { rendering: { choice, ...(await countRendered(on, crawlId)) } }),
  };
}

/** Counts of all results of a completed crawl, and its score. */
export interface MeasuredResults extends CountedResults {
  readonly stats: CrawlStats;
  readonly score: number | null;
  readonly inputs: ScoreInputs;
  /** Broken targets on the largest number of pages. */
  readonly broken: readonly BrokenTarget[];
  readonly loadP95: CrawlFigures['load_p95_ms'];
}

/** Counts all results of a completed crawl from its rows, and computes its score. Its issues must be settled. */
export async function measureResults(on: Executor, crawl: CountedCrawl): Promise<MeasuredResults> {
  const { id: crawlId } = crawl;
  const { stats, inputs } = tally(await countTargetGroups(on, crawlId), await countLinks(on, crawlId));
  return {
    stats,
    inputs,
    pages: stats.pages_crawled,
    score: healthScore(inputs),
    broken: await listTopBroken(on, crawlId, TOP),
    totals: await countTotals(on, crawl),
    loadP95: nearestRank(await listLoadTimes(on, crawlId), 95),
  };
}

interface Measured {
  readonly totals: CrawlTotals;
  readonly figures: CrawlFigures;
}

/** Adds the open issues of the domain to the results of a completed crawl. */
export async function withIssues(
  trx: Executor,
  domainId: string,
  { stats, score, totals, loadP95 }: MeasuredResults,
): Promise<Measured> {
  const { issueCounts, lastIssues } = await countIssues(trx, domainId);
  const figures: CrawlFigures = {
    score,
    score_version: scoreVersion,
    total_urls: stats.total_pages,
    pages: stats.pages_crawled,
    broken_links: stats.broken_links,
    load_ms: totals.loadMs,
    load_p95_ms: loadP95,
    errors: issueCounts.error,
    warnings: issueCounts.warning,
    notices: issueCounts.notice,
  };
  return { totals: { ...totals, lastIssues, issueCounts }, figures };
}
