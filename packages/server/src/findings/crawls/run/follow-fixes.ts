import type { Executor } from '../../../platform/storage/index.ts';
import type { FixBatches } from '../../issues/index.ts';
import type { Claim } from './claim-crawl.ts';
import { leaseClock, renewLease } from './lease-store.ts';
import { underLease } from './under-lease.ts';
import { withPause } from './with-pause.ts';

/** A reason for which the fixes of a domain could not be stored: others changed its issues, another worker has the crawl, or this process may not go on. */
export type Interruption = 'overtaken' | 'lost' | 'suspended';

class Interrupted extends Error {
  readonly why: Interruption;

  constructor(why: Interruption) {
    super(`The fixes of a crawl were not stored: ${why}.`);
    this.why = why;
  }
}

interface Follow {
  /** Number of changes of the issues by others when reading them began. */
  readonly touched: number;
  readonly mayGoOn: () => boolean;
}

/**
 * Reads issues without a transaction, and stores their fixes in short transactions under the lease of an ending crawl. When others change
 * issues meanwhile, what was read is out of date, and nothing more is written.
 * @returns undefined: everything is stored
 */
export async function followFixes(
  claim: Claim,
  { touched, mayGoOn }: Follow,
  follow: (batches: FixBatches) => Promise<void>,
): Promise<Interruption | undefined> {
  const { ctx, crawl, token } = claim;
  const writeHeld = (work: (trx: Executor) => Promise<void>): Promise<Interruption | 'written' | undefined> =>
    underLease(claim, async (trx, held) => {
      if (held.touched !== touched) return 'overtaken';
      await work(trx);
      await renewLease(trx, crawl.id, { token, clock: leaseClock(ctx) });
      ctx.onPoint?.('before-settle-commit');
      return 'written';
    });
  const write = async (work: (trx: Executor) => Promise<void>): Promise<void> => {
    if (!mayGoOn()) throw new Interrupted('suspended');
    const result = await withPause(() => writeHeld(work));
    if (result !== 'written') throw new Interrupted(result ?? 'lost');
    ctx.onPoint?.('after-settle-commit');
  };
  try {
    await follow({ on: (ctx.db.reader ?? ctx.db).knex, write });
    return undefined;
  } catch (error) {
    if (error instanceof Interrupted) return error.why;
    throw error;
  }
}
