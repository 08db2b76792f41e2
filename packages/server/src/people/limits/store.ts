import { RateLimiterMySQL, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database, Executor } from '../../platform/storage/index.ts';

const TABLE = 'rate_limits';
/** Maximum of all waits and windows, ms, and half an hour by which clocks may differ */
const LONGEST_WAIT_MS = 24.5 * 3_600_000;

export interface CounterOptions {
  /** Beginning of the counter's keys */
  readonly keyPrefix: string;
  readonly points: number;
  /** Length of the window in seconds */
  readonly duration: number;
}

/** The part of Knex's client that takes a connection out of the pool and returns it; Knex does not type it. */
interface KnexClient {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  database(): string;
}

/**
 * Pretends to be Knex's own client for better-sqlite3: the library finds the dialect by the name of the class, and here
 * it is a subclass with another name.
 */
const asBetterSqlite = (client: KnexClient) => ({
  raw: () => {},
  client: {
    config: { client: 'better-sqlite3' },
    acquireConnection: () => client.acquireConnection(),
    releaseConnection: (connection: unknown) => client.releaseConnection(connection),
  },
});

/** A counter of rate-limiter-flexible in the database, which all servers share. A migration makes its table. */
export function storedCounter(db: Database, options: CounterOptions): RateLimiterMySQL | RateLimiterSQLite {
  const client = db.knex.client as KnexClient;
  const all = { ...options, storeType: 'knex', tableName: TABLE, tableCreated: true, clearExpiredByTimeout: false };
  return db.dialect === 'sqlite'
    ? new RateLimiterSQLite({ ...all, storeClient: asBetterSqlite(client) })
    : new RateLimiterMySQL({ ...all, storeClient: db.knex, dbName: client.database() });
}

/**
 * Deletes counts that end later than any limit allows, because a clock ahead began them. Known networks (`known`) are
 * kept.
 */
export async function deleteCountsSetAhead(on: Executor, now: number): Promise<number> {
  return on(TABLE)
    .where('expire', '>', now + LONGEST_WAIT_MS)
    .whereNot('key', 'like', 'known:%')
    .delete();
}

/** Deletes counts whose window has ended. */
export async function deleteOldCounts(on: Executor, now: number): Promise<void> {
  await on(TABLE).where('expire', '<', now).delete();
}
