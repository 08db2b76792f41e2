import type { Services } from '../context.ts';
import { type LeasedRow, renewLease } from '../storage/index.ts';

/** One for all: an error of its own for every attempt would cost more than the timer that it ends. */
const OVER = new Error('The attempt is over.');

/**
 * Renews the lease of a row at every third of it, until it is disposed of: where the database is slow, writing down how an
 * attempt ended may take longer than the attempt, and what outlives its lease is done twice. Work that hangs is bounded by
 * its own limits.
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
