import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { isLockTimeout, isRetryable } from './faults/is-retryable.ts';
import { isPatienceSpent } from './faults/lock-patience.ts';

export interface TransactionOptions {
  /** Maximum number of further runs after a deadlock, a lock wait or a busy file. Default 3. */
  retries?: number | undefined;
  /** Waits before run number `attempt + 1`. Default: a random time up to 20, 40, 80 ms. */
  pause?: ((attempt: number) => Promise<unknown>) | undefined;
  /**
   * For work that nobody waits for, and that would have to be done anew: it waits for locks of others until they end,
   * however long that is. This function is called before each further run. Default: the work is given up once it has
   * waited for `LOCK_PATIENCE_MS`.
   */
  untilUnlocked?: (() => Promise<unknown>) | undefined;
}

const FIRST_PAUSE_MS = 20;
const defaultPause = (attempt: number): Promise<unknown> => sleep(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));

/**
 * Runs `work` in a transaction of its own, commits when it resolves and rolls back when it rejects. The work may run
 * several times: it must have no effect outside the transaction, and must send every statement through `trx` (on
 * SQLite's only connection any other statement would wait forever). Verbs that may be part of a larger transaction take
 * an `Executor`, and their caller opens the transaction.
 */
export async function transaction<T>(
  db: Database,
  work: (trx: Knex.Transaction) => Promise<T>,
  { retries = 3, pause = defaultPause, untilUnlocked }: TransactionOptions = {},
): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; ) {
    try {
      return await db.knex.transaction(work);
    } catch (error) {
      if (untilUnlocked !== undefined && isLockTimeout(error)) {
        await untilUnlocked();
        continue;
      }
      const isSpent = attempt > retries || (isLockTimeout(error) && isPatienceSpent(began));
      if (isSpent || !isRetryable(error)) throw error;
      await pause(attempt);
      attempt += 1;
    }
  }
}
