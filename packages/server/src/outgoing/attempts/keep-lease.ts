import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { type LeasedRow, renewLease } from '../../platform/storage/index.ts';

/** The reason for ending a timer. Shared, because an error for each attempt would cost more than the timer. */
const OVER = new Error('The attempt is over.');

/**
 * Renews the lease of a row after every third of its duration, until the result is disposed of. On a slow database, writing the
 * outcome of an attempt may take longer than the attempt, and an attempt that outlives its lease is made twice. A hanging
 * attempt cannot keep its lease for ever, because it has a time limit of its own.
 */
export function keepLease(
  { db, clock, config, log }: Pick<Services, 'db' | 'clock' | 'config' | 'log'>,
  row: LeasedRow,
): AsyncDisposable {
  const ended = new AbortController();
  const keep = async (): Promise<void> => {
    for (;;) {
      const isOver = await clock.sleep(config.leaseMs / 3, ended.signal).then(
        () => false,
        () => true,
      );
      if (isOver) return;
      try {
        await renewLease(db, row, config.leaseMs);
      } catch (error) {
        log.warn({ err: error, table: row.table, id: row.id }, 'a lease could not be renewed; it is tried again');
      }
    }
  };
  const keeping = keep();
  return {
    async [Symbol.asyncDispose]() {
      ended.abort(OVER);
      await keeping;
    },
  };
}

const MAX_PAUSE_MS = 500;

/**
 * The retry options of a transaction that writes the outcome of an attempt. It is retried more often than other transactions,
 * and also while other clients hold locks: the request has been sent and would be sent again if its outcome were lost.
 */
export const settling = ({ gate }: Pick<Services, 'gate'>) => ({
  retries: 12,
  pause: (): Promise<unknown> => sleep(Math.random() * MAX_PAUSE_MS),
  untilUnlocked: () => gate.unlocked(),
});
