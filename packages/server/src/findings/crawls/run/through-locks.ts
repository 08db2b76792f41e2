import type { Services } from '../../../context.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';

/**
 * Runs a transaction that waits for locks of other clients, however long they last. Otherwise the results of a crawl would have to be
 * requested again.
 */
export const throughLocks = <T>(
  { db, gate }: Pick<Services, 'db' | 'gate'>,
  work: (trx: Executor) => Promise<T>,
): Promise<T> => transaction(db, work, { untilUnlocked: () => gate.unlocked() });
