import type { Database } from '../database.ts';
import { isLockTimeout } from '../faults/is-retryable.ts';

/** Calls back whenever a statement of the pool has waited too long for a lock, of transactions too. */
export function lockTimeouts({ knex }: Pick<Database, 'knex'>, onTimeout: () => void): { stop(): void } {
  const heed = (error: unknown): void => {
    if (isLockTimeout(error)) onTimeout();
  };
  knex.on('query-error', heed);
  return { stop: () => void knex.off('query-error', heed) };
}
