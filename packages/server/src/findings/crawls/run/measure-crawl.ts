import type { CrawlStats, ScoreInputs } from '@linkvitals/contract';
import type { Executor } from '../../../platform/storage/index.ts';
import type { CrawlFigures } from '../../trends/index.ts';
import type { CrawlRow, CrawlTotals } from '../crawl-row.ts';
import { countProgress } from '../results/view-store.ts';
import { healthScore, scoreVersion } from '../score.ts';
import { countIssues } from '../views/count-issues.ts';
import { nearestRank } from './nearest-rank.ts';
import { tally } from './tally.ts';
import {
  type BrokenTarget,
  countLinks,
  countTargetGroups,
  findPageTotals,
  listLoadTimes,
  listTopBroken,
} from './totals-store.ts';

/** Broken targets that events list. */
const TOP = 5;

const noIssues = { lastIssues: [], issueCounts: null };

/** Totals of an ended crawl that lists show. */
export async function countTotals(
  trx: Executor,
  crawlId: string,
  issues: Pick<CrawlTotals, 'lastIssues' | 'issueCounts'> = noIssues,
): Promise<CrawlTotals> {
  const progress = await countProgress(trx, [crawlId]);
  return {
    targets: progress.get(crawlId) ?? { found: 0, checked: 0, broken: 0 },
    ...(await findPageTotals(trx, crawlId)),
    ...issues,
  };
}

interface Measured {
  readonly stats: CrawlStats;
  readonly score: number | null;
  readonly score_version: number;
  readonly score_inputs: ScoreInputs;
  /** Broken targets on the largest number of pages. */
  readonly broken: readonly BrokenTarget[];
  readonly totals: CrawlTotals;
  readonly figures: CrawlFigures;
}

/** Counts all results of a completed crawl from its rows. Its issues must be settled. */
export async function measureCrawl(
  trx: Executor,
  { id: crawlId, domain_id: domainId }: Pick<CrawlRow, 'id' | 'domain_id'>,
): Promise<Measured> {
  const { stats, inputs } = tally(await countTargetGroups(trx, crawlId), await countLinks(trx, crawlId));
  const broken = await listTopBroken(trx, crawlId, TOP);
  const { issueCounts, lastIssues } = await countIssues(trx, domainId);
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
