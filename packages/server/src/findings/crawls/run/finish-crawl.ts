import type { KnownCrawlErrorCode, KnownWebhookEvent } from '@linkvitals/contract';
import { compileExclusions, type EndRecord, ExclusionPatternError } from '@linkvitals/crawler';
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
  findSuggestions,
  forgetOldFixed,
  listBrokenIssues,
  listFirstFixes,
  listIgnoredTargets,
  lockIssues,
  type SettledIssues,
  settleCrawl,
  settleFixes,
  shrinkFixes,
  type UrlPrints,
} from '../../issues/index.ts';
import type { CrawlRow, CrawlTotals } from '../crawl-row.ts';
import { keepWithinRoom } from '../history/keep-within-room.ts';
import { updateResultSize } from '../history/size-store.ts';
import { noConfig, updateCrawl } from '../store.ts';
import { findFailingSince } from '../views/previous-crawl-store.ts';
import { addToHistory } from './add-to-history.ts';
import type { Claim } from './claim-crawl.ts';
import { completedNotice, failedNotice, type Notice } from './crawl-notice.ts';
import { finishedAt } from './end-times.ts';
import { findHeld, findQueued } from './lease-store.ts';
import { countTotals, measureCrawl } from './measure-crawl.ts';
import { throughLocks } from './through-locks.ts';
import { countLinks, deleteWorkingData, isNewestCompleted, markIgnored, updateLinkCounts } from './totals-store.ts';

/** The end of a crawl, as the crawler reports it or because the server gave the crawl up. */
export type CrawlEnd = Omit<EndRecord, 'type' | 'errorCode'> & { readonly errorCode?: KnownCrawlErrorCode };

/** An end with the time spent crawling, ms, over all runs, and the prints of all URLs if this run found all of them. */
type TimedEnd = CrawlEnd & { readonly elapsedMs: number; readonly prints?: UrlPrints | undefined };

/** An end with suggestions for the broken links of the crawl. */
type EndWithSuggestions = TimedEnd & { readonly suggestions: Awaited<ReturnType<typeof findSuggestions>> };

type Failure = { readonly code: KnownCrawlErrorCode; readonly error: string };
type Change = Parameters<typeof updateCrawl>[2];

/** Columns that change with the end of a crawl. The token stays until the working data is deleted. */
function ended(
  { ctx, crawl }: Claim,
  elapsedMs: number,
): Change & { readonly finished_at: number; readonly elapsed_ms: number } {
  const now = ctx.clock.now();
  const finished_at = finishedAt({ startedAt: crawl.started_at ?? now, now, elapsedMs });
  return { active_domain_id: null, finished_at, elapsed_ms: elapsedMs, lease_owner: null };
}

/** Rows whose workers are to be woken after the commit. */
interface Queued {
  readonly deliveries: readonly NewDelivery[];
  readonly notifications: readonly NewNotification[];
}

interface Ending {
  readonly row: Change & { readonly state: 'completed' | 'failed'; readonly finished_at: number };
  readonly events: readonly KnownWebhookEvent[];
  readonly notice: Notice;
}

/** Stores the state change, the fixes, the events and the notifications in the caller's transaction. Undefined when another worker has the crawl. */
async function change(claim: Claim, trx: Executor, { row, events, notice }: Ending): Promise<Queued | undefined> {
  const { ctx, crawl, token } = claim;
  if (!(await updateCrawl(trx, { id: crawl.id, state: 'running', lease_token: token }, row))) return undefined;
  const followed = { domainId: crawl.domain_id, now: row.finished_at };
  await (row.state === 'completed' ? settleFixes : shrinkFixes)(trx, followed);
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

/** Settles the issues of the domain. Undefined when another worker has the crawl, so that nothing may be written. */
async function settleIssues(
  { ctx, crawl, token }: Claim,
  trx: Executor,
  end: Pick<EndWithSuggestions, 'outcome' | 'truncated' | 'trapped' | 'sitemapsUnread' | 'suggestions'> & {
    readonly at: number;
  },
): Promise<SettledIssues | undefined> {
  await lockIssues(trx, crawl.domain_id);
  if ((await findHeld(trx, crawl.id, { token, lock: true })) === undefined) return undefined;
  const { outcome, sitemapsUnread, suggestions, at } = end;
  // Links on pages of a trap were not seen either.
  const truncated = end.truncated || end.trapped !== undefined;
  const extent = { completed: outcome === 'completed', truncated, sitemapsRead: sitemapsUnread !== true };
  const isExcluded = exclusionTest(crawl.config.exclusions);
  return settleCrawl(ctx, trx, { ...crawl, ...extent, isExcluded, suggestions, at });
}

/** Compiles the patterns when they are needed, which few ends of crawls do. Invalid patterns exclude nothing. */
function exclusionTest(patterns: readonly string[]): (url: string) => boolean {
  let test: ReturnType<typeof compileExclusions> | undefined;
  return (url) => {
    try {
      test ??= compileExclusions(patterns);
    } catch (error) {
      if (!(error instanceof ExclusionPatternError)) throw error;
      test = () => false;
    }
    return test(url);
  };
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

async function complete(claim: Claim, how: EndWithSuggestions) {
  const { ctx, crawl } = claim;
  const { truncated, elapsedMs } = how;
  return throughLocks(ctx, async (trx) => {
    const row = ended(claim, elapsedMs);
    const at = row.finished_at;
    await updateLinkCounts(trx, crawl.id);
    const issues = await settleIssues(claim, trx, { ...how, at });
    if (issues === undefined) return undefined;
    for await (const hashes of listIgnoredTargets(trx, crawl)) await markIgnored(trx, crawl.id, hashes);
    const { stats, score, broken, totals: counted, figures, ...scored } = await measureCrawl(trx, crawl);
    const totals = { ...counted, ...totalsOfEnd(how) };
    const facts = factsOf(crawl, at);
    const found = {
      ...facts,
      foundAt: at,
      brokenLinkCount: stats.broken_links,
      totalPages: stats.pages_crawled,
      topBrokenLinks: broken.map(({ reason: _, ...link }) => link),
    };
    const events = [
      crawlCompleted({ ...facts, completedAt: at, durationMs: elapsedMs, stats }),
      ...(stats.broken_links > 0 ? [brokenLinksFound(found)] : []),
    ];
    const { pages_crawled: pages, broken_links: brokenCount } = stats;
    const result = { totals, issues: issues.all, stats, score, ...scored, pages_crawled: pages };
    const seconds = elapsedMs / 1000;
    const notice = completedNotice(crawl, { issues, pages, broken: brokenCount, score, seconds });
    const end = { ...row, state: 'completed', truncated } as const;
    const queued = await change(claim, trx, { row: { ...end, ...result }, events, notice });
    if (queued === undefined) return undefined;
    await markActive(trx, crawl.domain_id, at);
    if (await isNewestCompleted(trx, crawl)) {
      await updateCrawlResult(trx, crawl.domain_id, {
        health_score: score,
        broken_links: stats.broken_links,
        new_broken_links: issues.brokenLinks.new + issues.brokenLinks.reopened,
        completed_crawl_id: crawl.id,
      });
    }
    await addToHistory(trx, { crawl, end, figures, issueCounts: issues.all });
    ctx.onPoint?.('before-end-commit');
    return queued;
  });
}

async function fail(claim: Claim, failure: Failure & EndWithSuggestions) {
  const { ctx, crawl } = claim;
  return throughLocks(ctx, async (trx) => {
    const row = ended(claim, failure.elapsedMs);
    const at = row.finished_at;
    await updateLinkCounts(trx, crawl.id);
    const issues = await settleIssues(claim, trx, { ...failure, at });
    if (issues === undefined) return undefined;
    const { pages } = await countLinks(trx, crawl.id);
    const totals = { ...(await countTotals(trx, crawl.id)), ...totalsOfEnd(failure) };
    const outcome = { error: failure.error, errorCode: failure.code, pagesCrawled: pages };
    const events = [crawlFailed({ ...factsOf(crawl, at), failedAt: at, ...outcome })];
    const end = { ...row, state: 'failed', error_code: failure.code, truncated: failure.truncated } as const;
    const result = { totals, issues: issues.all, error: failure.error, pages_crawled: pages };
    const notice = failedNotice(crawl, { issues, pages, error: failure.error, error_code: failure.code });
    const queued = await change(claim, trx, { row: { ...end, ...result }, events, notice });
    if (queued === undefined) return undefined;
    await addToHistory(trx, { crawl, end, figures: null, issueCounts: issues.all });
    ctx.onPoint?.('before-end-commit');
    return queued;
  });
}

/** Deletes data that only the run needed, stores the size of the rest, and clears the token, which marks this as done. It may run again. */
export async function tidyUp(ctx: Pick<Claim['ctx'], 'db'>, crawlId: string): Promise<void> {
  await deleteWorkingData(ctx.db.knex, crawlId);
  await updateResultSize(ctx.db.knex, crawlId);
  await updateCrawl(ctx.db.knex, { id: crawlId }, { lease_token: null, lease_expires_at: null, config: noConfig });
}

/** Wakes what the end has queued, and deletes what nobody needs any more. */
async function afterCommit(claim: Claim, queued: Queued | undefined): Promise<void> {
  const { ctx, crawl } = claim;
  if (queued === undefined) return;
  ctx.onPoint?.('after-end-commit');
  await wakeDeliveries(ctx, queued.deliveries);
  await wakeNotifications(ctx, queued.notifications);
  await tidyUp(ctx, crawl.id);
  await keepWithinRoom(ctx, crawl.domain_id);
  await forgetOldFixed(ctx, crawl.domain_id);
  const next = await findQueued(ctx.db.knex, crawl.account_id);
  await ctx.alarms.wake('crawl', next);
}

/** Ends a crawl: results, state, events, deliveries and notifications in one transaction; alarms and cleaning up after it. */
export async function finishCrawl(claim: Claim, end: TimedEnd): Promise<void> {
  claim.ctx.onPoint?.('before-end');
  const { ctx, crawl } = claim;
  const read = { ...end, suggestions: await findSuggestions(ctx.db.knex, crawl.id, end.prints) };
  if (end.outcome === 'completed') return afterCommit(claim, await complete(claim, read));
  const code = end.errorCode ?? 'UNKNOWN_ERROR';
  const error = end.error ?? 'The crawl ended for an unknown reason.';
  return afterCommit(claim, await fail(claim, { ...read, code, error }));
}
