import type { KnownCrawlErrorCode, KnownWebhookEvent } from '@linkvitals/contract';
import {
  brokenLinksFound,
  crawlCompleted,
  crawlFailed,
  type NewDelivery,
  recordEvent,
  wakeDeliveries,
} from '../../../outgoing/events/index.ts';
import { type NewNotification, recordCrawlEnd, wakeNotifications } from '../../../outgoing/notifications/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { markActive, updateCrawlResult, wantedNotifications } from '../../../sites/domains/index.ts';
import {
  type FixBatches,
  findRankingCrawl,
  findSuggestions,
  forgetOldFixed,
  listBrokenIssues,
  listFirstFixes,
  type RankingCrawl,
  rankFixesBy,
  type SettledIssues,
  shrinkFixes,
  type UrlPrints,
} from '../../issues/index.ts';
import type { CrawlRow, CrawlTotals } from '../crawl-row.ts';
import { keepWithinRoom } from '../history/keep-within-room.ts';
import { scoreVersion } from '../score.ts';
import { updateCrawl } from '../store.ts';
import { findFailingSince } from '../views/previous-crawl-store.ts';
import { addToHistory } from './add-to-history.ts';
import type { Claim } from './claim-crawl.ts';
import { completedNotice, failedNotice, type Notice } from './crawl-notice.ts';
import { type CrawlEnding, endCrawl } from './end-crawl.ts';
import { finishedAt } from './end-times.ts';
import { findQueued } from './lease-store.ts';
import {
  type CountedResults,
  countResults,
  type MeasuredResults,
  measureResults,
  withIssues,
} from './measure-crawl.ts';
import { replaceRenderingPatterns } from './rendering-patterns-store.ts';
import type { CrawlEnd, Settlement } from './settlement-store.ts';
import { tidyUp } from './tidy-up.ts';
import { isNewestCompleted } from './totals-store.ts';

/** An end with the time spent crawling, ms, over all runs, and the prints of all URLs if this run found all of them. */
type TimedEnd = CrawlEnd & { readonly elapsedMs: number; readonly prints?: UrlPrints | undefined };

type Change = Parameters<typeof updateCrawl>[2];

/** Columns that change with the end of a crawl. The token stays until the working data is deleted. */
const ended = ({ at, end }: Settlement): Change & { readonly finished_at: number; readonly elapsed_ms: number } => ({
  active_domain_id: null,
  finished_at: at,
  elapsed_ms: end.elapsedMs,
  lease_owner: null,
});

/** Rows whose workers are to be woken after the commit. */
interface Queued {
  readonly deliveries: readonly NewDelivery[];
  readonly notifications: readonly NewNotification[];
}

interface Ending {
  readonly row: Change;
  readonly events: readonly KnownWebhookEvent[];
  readonly notice: Notice;
}

/** Stores the state change, its events and its notifications in the caller's transaction, which holds the crawl. */
async function change({ ctx, crawl, token }: Claim, trx: Executor, { row, events, notice }: Ending): Promise<Queued> {
  await updateCrawl(trx, { id: crawl.id, state: 'running', lease_token: token }, row);
  const deliveries: NewDelivery[] = [];
  for (const body of events) {
    const event = { accountId: crawl.account_id, domainId: crawl.domain_id, crawlId: crawl.id, body };
    deliveries.push(...(await recordEvent(ctx, trx, event)));
  }
  const notifications = await recordCrawlEnd(ctx, trx, {
    ...notice,
    accountId: crawl.account_id,
    domainId: crawl.domain_id,
    crawlId: crawl.id,
    wants: await wantedNotifications(trx, crawl.domain_id),
    listBroken: (limit) => listBrokenIssues(trx, crawl, limit),
    listFixes: async (limit) => (await listFirstFixes(trx, crawl, limit)).map(({ summary }) => summary),
    findFailingSince: () => findFailingSince(trx, crawl),
  });
  return { deliveries, notifications };
}

/** The totals that come with the end of a crawl. All others are counted from its rows. */
const totalsOfEnd = ({ headersHeldBack, trapped = 0 }: CrawlEnd): Pick<CrawlTotals, 'headersHeldBack' | 'trapped'> => ({
  headersHeldBack: headersHeldBack === true,
  trapped,
});

const factsOf = (crawl: CrawlRow, at: number) => ({
  crawlId: crawl.id,
  domainId: crawl.domain_id,
  hostname: crawl.hostname,
  url: crawl.url,
  startedAt: crawl.started_at ?? at,
});

/** Counts of the issues that a crawl has settled. */
function countsOf({ issues }: Settlement): SettledIssues {
  if (issues === null) throw new Error('The issues of an ended crawl must be settled.');
  return issues.counts;
}

/** The crawl that ranks the fixes of a domain once this one has completed. */
async function findRanking(
  on: Executor,
  { crawl }: Claim,
  { settlement, measured }: { readonly settlement: Settlement; readonly measured: MeasuredResults },
): Promise<RankingCrawl | undefined> {
  if (!(await isNewestCompleted(on, crawl))) return findRankingCrawl(on, crawl.domain_id);
  const { id, account_id, domain_id } = crawl;
  const { pages: pages_crawled, inputs: score_inputs } = measured;
  return { id, account_id, domain_id, finished_at: settlement.at, pages_crawled, score_inputs };
}

const completion: CrawlEnding<MeasuredResults, Queued> = {
  measure: measureResults,
  async followFixes(batches: FixBatches, claim, found) {
    const crawl = await findRanking(batches.on, claim, found);
    if (crawl !== undefined) await rankFixesBy(batches, { crawl, now: found.settlement.at });
  },
  async store(claim, trx, { settlement, measured }) {
    const { ctx, crawl } = claim;
    const { stats, score, inputs: score_inputs, broken, pages } = measured;
    const { end, at } = settlement;
    const issues = countsOf(settlement);
    const { figures, totals: counted } = await withIssues(trx, crawl.domain_id, measured);
    const facts = factsOf(crawl, at);
    const topBrokenLinks = broken.map(({ reason: _, ...link }) => link);
    const counts = { brokenLinkCount: stats.broken_links, totalPages: pages, topBrokenLinks };
    const events = [
      crawlCompleted({ ...facts, completedAt: at, durationMs: end.elapsedMs, stats }),
      ...(stats.broken_links > 0 ? [brokenLinksFound({ ...facts, foundAt: at, ...counts })] : []),
    ];
    const scored = { score, score_version: scoreVersion, score_inputs, pages_crawled: pages };
    const totals = { ...counted, ...totalsOfEnd(end) };
    const seconds = end.elapsedMs / 1000;
    const notice = completedNotice(crawl, { issues, pages, broken: stats.broken_links, score, seconds });
    const row = { ...ended(settlement), state: 'completed', truncated: end.truncated } as const;
    const result = { totals, issues: issues.all, stats, ...scored };
    const queued = await change(claim, trx, { row: { ...row, ...result }, events, notice });
    if (end.renderingPatterns !== undefined)
      await replaceRenderingPatterns(trx, crawl.domain_id, end.renderingPatterns);
    await markActive(trx, crawl.domain_id, at);
    if (await isNewestCompleted(trx, crawl)) {
      await updateCrawlResult(trx, crawl.domain_id, {
        health_score: score,
        broken_links: stats.broken_links,
        new_broken_links: issues.brokenLinks.new + issues.brokenLinks.reopened,
        completed_crawl_id: crawl.id,
      });
    }
    await addToHistory(trx, { crawl, end: row, figures, issueCounts: issues.all });
    ctx.onPoint?.('before-end-commit');
    return queued;
  },
};

const noIssues = { lastIssues: [], issueCounts: null };

const failureOf = ({ errorCode, error }: CrawlEnd): { readonly code: KnownCrawlErrorCode; readonly error: string } => ({
  code: errorCode ?? 'UNKNOWN_ERROR',
  error: error ?? 'The crawl ended for an unknown reason.',
});

const failure: CrawlEnding<CountedResults, Queued> = {
  measure: countResults,
  followFixes: (batches, { crawl }, { settlement }) =>
    shrinkFixes(batches, { domainId: crawl.domain_id, now: settlement.at }),
  async store(claim, trx, { settlement, measured }) {
    const { ctx, crawl } = claim;
    const { pages } = measured;
    const { end, at } = settlement;
    const { code, error } = failureOf(end);
    const issues = countsOf(settlement);
    const totals = { ...measured.totals, ...noIssues, ...totalsOfEnd(end) };
    const outcome = { error, errorCode: code, pagesCrawled: pages };
    const events = [crawlFailed({ ...factsOf(crawl, at), failedAt: at, ...outcome })];
    const row = { ...ended(settlement), state: 'failed', error_code: code, truncated: end.truncated } as const;
    const result = { totals, issues: issues.all, error, pages_crawled: pages };
    const notice = failedNotice(crawl, { issues, pages, error, error_code: code });
    const queued = await change(claim, trx, { row: { ...row, ...result }, events, notice });
    await addToHistory(trx, { crawl, end: row, figures: null, issueCounts: issues.all });
    ctx.onPoint?.('before-end-commit');
    return queued;
  },
};

/** Wakes what the end has queued, and deletes what nobody needs any more. */
async function afterCommit({ ctx, crawl }: Claim, { deliveries, notifications }: Queued): Promise<void> {
  ctx.onPoint?.('after-end-commit');
  await wakeDeliveries(ctx, deliveries);
  await wakeNotifications(ctx, notifications);
  await tidyUp(ctx, crawl.id);
  await keepWithinRoom(ctx, crawl.domain_id);
  await forgetOldFixed(ctx, crawl.domain_id);
  const next = await findQueued(ctx.db.knex, crawl.account_id);
  await ctx.alarms.wake('crawl', next);
}

/** A settlement of which nothing is stored yet. */
function startOf({ ctx, crawl }: Claim, { prints: _, ...end }: TimedEnd): Settlement {
  const now = ctx.clock.now();
  const at = finishedAt({ startedAt: crawl.started_at ?? now, now, elapsedMs: end.elapsedMs });
  return { end, at, batches: 0, step: 'links', after: null, issues: null };
}

interface Finish {
  /** The end as far as an earlier run has stored it. Default: there was none. */
  readonly settlement?: Settlement | undefined;
  /** Whether this process may go on, if it takes longer. Default: it may. */
  readonly mayGoOn?: () => boolean;
}

/**
 * Ends a crawl: results, state, events, deliveries and notifications in one transaction, after its issues are settled; alarms and cleaning up
 * after it.
 * @returns `lost`: another worker has the crawl; `suspended`: this process may not go on, and the crawl is to be released
 */
export async function finishCrawl(
  claim: Claim,
  end: TimedEnd,
  { settlement = startOf(claim, end), mayGoOn = () => true }: Finish = {},
): Promise<'ended' | 'lost' | 'suspended'> {
  claim.ctx.onPoint?.('before-end');
  const { ctx, crawl } = claim;
  const suggestions = await findSuggestions(ctx.db.knex, crawl.id, end.prints);
  const input = { settlement, suggestions, mayGoOn };
  const isCompleted = settlement.end.outcome === 'completed';
  const queued = await (isCompleted ? endCrawl(claim, input, completion) : endCrawl(claim, input, failure));
  if (typeof queued === 'string') return queued;
  await afterCommit(claim, queued);
  return 'ended';
}
