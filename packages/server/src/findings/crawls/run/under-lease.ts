import type { Executor } from '../../../platform/storage/index.ts';
import { lockIssues } from '../../issues/index.ts';
import type { Claim } from './claim-crawl.ts';
import { findHeld, type Held } from './lease-store.ts';
import { throughLocks } from './through-locks.ts';

/**
 * Runs a transaction that changes the issues of a crawl's domain, as long as this worker holds the crawl. Undefined: another worker has it,
 * so nothing was written.
 */
export const underLease = <T>(
  { ctx, crawl, token }: Claim,
  work: (trx: Executor, held: Held) => Promise<T>,
): Promise<T | undefined> =>
  throughLocks(ctx, async (trx) => {
    await lockIssues(trx, crawl.domain_id);
    const held = await findHeld(trx, crawl.id, { token, lock: true });
    return held === undefined ? undefined : work(trx, held);
  });
