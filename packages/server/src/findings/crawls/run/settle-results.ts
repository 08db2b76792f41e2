import { compileExclusions, ExclusionPatternError } from '@linkvitals/crawler';
import type { Executor } from '../../../platform/storage/index.ts';
import {
  Earlier,
  findStretch,
  type findSuggestions,
  listIgnoredTargets,
  type Place,
  settleCrawl,
} from '../../issues/index.ts';
import type { Claim } from './claim-crawl.ts';
import { type Held, leaseClock } from './lease-store.ts';
import { type Settlement, updateSettlement } from './settlement-store.ts';
import { findLinkRange, markIgnored, updateLinkCounts } from './totals-store.ts';
import { underLease } from './under-lease.ts';
import { withPause } from './with-pause.ts';

type Suggestions = Awaited<ReturnType<typeof findSuggestions>>;

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

/** The crawl at its end, as its issues are settled by it. */
function endedCrawl({ crawl }: Claim, { end, at }: Settlement) {
  // Links on pages of a trap were not seen either.
  const truncated = end.truncated || end.trapped !== undefined;
  const extent = { completed: end.outcome === 'completed', truncated, sitemapsRead: end.sitemapsUnread !== true };
  return { ...crawl, ...extent, isExcluded: exclusionTest(crawl.config.exclusions), at };
}

interface Batch {
  readonly trx: Executor;
  readonly held: Held;
  readonly claim: Claim;
  readonly crawl: ReturnType<typeof endedCrawl>;
  readonly earlier: Earlier;
  readonly suggestions: Suggestions;
}

interface Done extends Pick<Settlement, 'step' | 'after'>, Partial<Pick<Settlement, 'issues'>> {
  /** Work that it took, as a share of what one batch may take. */
  readonly share: number;
}

type Step = (batch: Batch, settlement: Settlement, spent: number) => Promise<Done>;

const STEPS: Readonly<Record<NonNullable<Settlement['step']>, Step>> = {
  async links({ trx, crawl }, { after }) {
    const { isLast, share, ...range } = await findLinkRange(trx, crawl.id, Number(after ?? 0));
    await updateLinkCounts(trx, crawl, range);
    return isLast ? { step: 'issues', after: null, share } : { step: 'links', after: range.upTo, share };
  },
  async issues({ trx, held, claim, crawl, earlier, suggestions }, { issues: from }, spent) {
    const how = { from, budget: 1 - spent, earlier, isUndisturbed: held.touched === 0 };
    const { spent: share, ...issues } = await settleCrawl(claim.ctx, trx, { ...crawl, suggestions }, how);
    if (issues.step !== null) return { step: 'issues', after: null, issues, share };
    return { step: crawl.completed ? 'ignored' : null, after: null, issues, share };
  },
  async ignored({ trx, crawl }, { after }) {
    const stretch = await findStretch(trx, { domainId: crawl.domain_id, state: 'ignored' }, after as Place | null);
    const hashes = await listIgnoredTargets(trx, crawl, stretch);
    if (hashes.length > 0) await markIgnored(trx, crawl.id, hashes);
    return {
      step: stretch.upTo === null ? null : 'ignored',
      after: stretch.upTo,
      share: stretch.upTo === null ? 0 : 1,
    };
  },
};

/** Does the next parts of a settlement, until they are enough for one transaction. */
async function settleBatch(batch: Batch, from: Settlement): Promise<Settlement> {
  let [settlement, spent] = [from, 0];
  while (settlement.step !== null && spent < 1) {
    const { share, ...next } = await STEPS[settlement.step](batch, settlement, spent);
    settlement = { ...settlement, ...next };
    spent += share;
  }
  return settlement;
}

export interface SettleInput {
  /** The settlement as it is stored, or a new one. */
  readonly settlement: Settlement;
  readonly suggestions: Suggestions;
  /** Whether this process may go on after a batch. */
  readonly mayGoOn: () => boolean;
}

/** `lost`: another worker has the crawl. `suspended`: this process may not go on. */
export type Settled<T> =
  | { readonly is: 'ended'; readonly ended: T }
  | { readonly is: 'settled'; readonly settlement: Settlement }
  | { readonly is: 'lost' | 'suspended' };

/**
 * Counts the links of a crawl, and settles the issues of its domain, in transactions under the lease that each take some hundredths of a
 * second. Each stores how far it came: a run that follows a dead one goes on from there, and the result is the same. A crawl for which one
 * transaction is enough, as it is for most, is ended by it as well.
 *
 * Between two transactions the crawl is still `running`. Issues, their history and lists show what is settled so far. Counts, score, events,
 * notifications and trends show nothing of this crawl before its end.
 * @param endAtOnce ends a crawl that one transaction settles, in the same transaction
 */
export async function settleResults<T>(
  claim: Claim,
  { settlement: start, suggestions, mayGoOn }: SettleInput,
  endAtOnce: (trx: Executor, settlement: Settlement) => Promise<T>,
): Promise<Settled<T>> {
  const { ctx, token } = claim;
  const crawl = endedCrawl(claim, start);
  const common = { claim, crawl, suggestions, earlier: new Earlier(crawl, ctx.db.reader?.knex) };
  const lease = { id: crawl.id, token, clock: leaseClock(ctx) };
  const next = (from: Settlement): Promise<Settled<T> | undefined> =>
    underLease(claim, async (trx, held) => {
      const settlement = await settleBatch({ ...common, trx, held }, from);
      if (settlement.step === null && from.batches === 0)
        return { is: 'ended', ended: await endAtOnce(trx, settlement) };
      const stored = { ...settlement, batches: from.batches + 1 };
      await updateSettlement(trx, lease, stored);
      ctx.onPoint?.('before-settle-commit');
      return { is: 'settled', settlement: stored };
    });
  let settlement = start;
  while (settlement.step !== null) {
    if (settlement.batches > 0 && !mayGoOn()) return { is: 'suspended' };
    const from = settlement;
    // Nobody is to wait for the end of a crawl that the first transaction ends.
    const done = await (from.batches === 0 ? next(from) : withPause(() => next(from)));
    if (done?.is !== 'settled') return done ?? { is: 'lost' };
    ctx.onPoint?.('after-settle-commit');
    settlement = done.settlement;
  }
  return { is: 'settled', settlement };
}
