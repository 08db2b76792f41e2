import type { Database } from '../database.ts';
import { isLockTimeout } from '../faults/is-retryable.ts';

/** Calls `onTimeout` whenever a statement of the pool, in a transaction or not, has waited too long for a lock. */
export function lockTimeouts({ knex }: Pick<Database, 'knex'>, onTimeout: () => void): { stop(): void } {
  const heed = (error: unknown): void => {
    if (isLockTimeout(error)) onTimeout();
  };
  knex.on('query-error', heed);
  return { stop: () => void knex.off('query-error', heed) };
}
