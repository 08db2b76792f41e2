import type { Database } from '../database.ts';

/** Connections in use, open but idle, and callers that wait for one. */
export interface PoolState {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** Knex does not type its pool (tarn); these are methods that tarn documents. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** The state of the pool; all 0 once the database is closed. */
export function databasePool({ knex }: Database): PoolState {
  const pool = (knex.client as { readonly pool?: Pool }).pool;
  if (pool === undefined) return { used: 0, free: 0, waiting: 0 };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
