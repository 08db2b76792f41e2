import type { Executor } from '../../../platform/storage/index.ts';
import { type FixBatches, within } from '../../issues/index.ts';
import type { CountedCrawl } from '../crawl-row.ts';
import type { Claim } from './claim-crawl.ts';
import { followFixes, type Interruption } from './follow-fixes.ts';
import { findHeld } from './lease-store.ts';
import { type SettleInput, settleResults } from './settle-results.ts';
import { deleteSettlement, type Settlement } from './settlement-store.ts';
import { underLease } from './under-lease.ts';

/** A settled crawl, and counts of its results. */
interface Found<Measured> {
  readonly settlement: Settlement;
  readonly measured: Measured;
}

/** The steps of one kind of end, in their order. */
export interface CrawlEnding<Measured, Queued> {
  /** Counts the results of the crawl, which takes long for many. */
  measure(on: Executor, crawl: CountedCrawl): Promise<Measured>;
  /** Has the fixes of the domain follow its issues. */
  followFixes(batches: FixBatches, claim: Claim, found: Found<Measured>): Promise<void>;
  /** Stores the end, in a transaction that holds the crawl. */
  store(claim: Claim, trx: Executor, found: Found<Measured>): Promise<Queued>;
}

/** Times that fixes are read again because others changed issues meanwhile. Then they are stored in one transaction, however long it is. */
const ROUNDS = 3;

/** Stores the end of a crawl that needed several transactions to be settled. */
async function endSettled<Measured, Queued>(
  claim: Claim,
  { settlement, mayGoOn }: Pick<SettleInput, 'settlement' | 'mayGoOn'>,
  ending: CrawlEnding<Measured, Queued>,
): Promise<Queued | Exclude<Interruption, 'overtaken'>> {
  const { ctx, crawl, token } = claim;
  const measured = await ending.measure((ctx.db.reader ?? ctx.db).knex, crawl);
  const found = { settlement, measured };
  for (let round = 1; ; round += 1) {
    const held = await findHeld(ctx.db.knex, crawl.id, { token });
    if (held === undefined) return 'lost';
    const isLast = round > ROUNDS;
    const follow = { touched: held.touched, mayGoOn };
    const failed = isLast
      ? undefined
      : await followFixes(claim, follow, (batches) => ending.followFixes(batches, claim, found));
    if (failed === 'overtaken') continue;
    if (failed !== undefined) return failed;
    const end = await underLease(claim, async (trx, { touched }) => {
      if (isLast) await ending.followFixes(within(trx), claim, found);
      else if (touched !== held.touched) return 'overtaken';
      await deleteSettlement(trx, crawl.id);
      return ending.store(claim, trx, found);
    });
    if (end !== 'overtaken') return end ?? 'lost';
  }
}

/** Settles a crawl and stores its end: by one transaction, unless it found so much that others would wait too long for the database. */
export async function endCrawl<Measured, Queued>(
  claim: Claim,
  input: SettleInput,
  ending: CrawlEnding<Measured, Queued>,
): Promise<Queued | Exclude<Interruption, 'overtaken'>> {
  const settled = await settleResults(claim, input, async (trx, settlement) => {
    const found = { settlement, measured: await ending.measure(trx, claim.crawl) };
    await ending.followFixes(within(trx), claim, found);
    return ending.store(claim, trx, found);
  });
  if (settled.is === 'ended') return settled.ended;
  return settled.is === 'settled' ? endSettled(claim, { ...input, ...settled }, ending) : settled.is;
}
