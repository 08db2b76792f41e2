import type { CrawlStats, ScoreInputs, SeverityCounts } from '@linkvitals/contract';
import type { Executor } from '../../storage/index.ts';
import type { CrawlFigures } from '../../trends/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';
import { countProgress } from '../results/view-store.ts';
import { healthScore, scoreVersion } from '../score.ts';
import { countFindings, listLoadTimes } from './history-store.ts';
import { listLastIssues } from './last-issues.ts';
import { nearestRank } from './nearest-rank.ts';
import { tally } from './tally.ts';
import { type BrokenTarget, countLinks, countTargetGroups, findAverageTimes, listTopBroken } from './totals-store.ts';

/** Of events and lists. */
const TOP = 5;

const noIssues = { lastIssues: [], issueCounts: null };

/** What lists show of a crawl that has ended. */
export async function countTotals(
  trx: Executor,
  crawlId: string,
  issues: Pick<CrawlTotals, 'lastIssues' | 'issueCounts'> = noIssues,
): Promise<CrawlTotals> {
  const progress = await countProgress(trx, [crawlId]);
  return {
    targets: progress.get(crawlId) ?? { found: 0, checked: 0, broken: 0 },
    ...(await findAverageTimes(trx, crawlId)),
    ...issues,
  };
}

interface Measured {
  readonly stats: CrawlStats;
  readonly score: number | null;
  readonly score_version: number;
  readonly score_inputs: ScoreInputs;
  /** The most common broken targets. */
  readonly broken: readonly BrokenTarget[];
  readonly totals: CrawlTotals;
  readonly figures: CrawlFigures;
}

/** All that a completed crawl comes to, counted from its rows. */
export async function measureCrawl(trx: Executor, crawlId: string): Promise<Measured> {
  const { stats, inputs } = tally(await countTargetGroups(trx, crawlId), await countLinks(trx, crawlId));
  const broken = await listTopBroken(trx, crawlId, TOP);
  const found = await countFindings(trx, crawlId);
  const issueCounts: SeverityCounts = { ...found, error: found.error + stats.broken_links };
  const lastIssues = await listLastIssues(trx, { crawlId, broken, limit: TOP });
  const totals = await countTotals(trx, crawlId, { lastIssues, issueCounts });
  const score = healthScore(inputs);
  const figures: CrawlFigures = {
    score,
    score_version: scoreVersion,
    total_urls: stats.total_pages,
    pages: stats.pages_crawled,
    broken_links: stats.broken_links,
    load_ms: totals.loadMs,
    load_p95_ms: nearestRank(await listLoadTimes(trx, crawlId), 95),
    errors: issueCounts.error,
    warnings: issueCounts.warning,
    notices: issueCounts.notice,
  };
  return { stats, score, score_version: scoreVersion, score_inputs: inputs, broken, totals, figures };
}
