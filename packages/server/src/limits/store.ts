import { RateLimiterMySQL, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database, Executor } from '../storage/index.ts';

const TABLE = 'rate_limits';
/** No wait and no window is longer, ms, with half an hour by which clocks may differ. */
const LONGEST_WAIT_MS = 24.5 * 3_600_000;

export interface CounterOptions {
  /** Part of the key. */
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** Knex does not type its client: these take a connection out of the pool and put it back. */
interface KnexClient {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  database(): string;
}

/** The library takes the dialect from its name in Knex; ours is a class that extends the one of this name. */
const asBetterSqlite = (client: KnexClient) => ({
  raw: () => {},
  client: {
    config: { client: 'better-sqlite3' },
    acquireConnection: () => client.acquireConnection(),
    releaseConnection: (connection: unknown) => client.releaseConnection(connection),
  },
});

/** Counts of rate-limiter-flexible in the database, which all servers share. The table is made by a migration. */
export function storedCounter(db: Database, options: CounterOptions): RateLimiterMySQL | RateLimiterSQLite {
  const client = db.knex.client as KnexClient;
  const all = { ...options, storeType: 'knex', tableName: TABLE, tableCreated: true, clearExpiredByTimeout: false };
  return db.dialect === 'sqlite'
    ? new RateLimiterSQLite({ ...all, storeClient: asBetterSqlite(client) })
    : new RateLimiterMySQL({ ...all, storeClient: db.knex, dbName: client.database() });
}

/** Deletes waits that are longer than any, but for the networks that are known (`known`): a clock that was ahead began them. */
export async function deleteCountsSetAhead(on: Executor, now: number): Promise<number> {
  return on(TABLE)
    .where('expire', '>', now + LONGEST_WAIT_MS)
    .whereNot('key', 'like', 'known:%')
    .delete();
}

/** Deletes counts whose time is over. */
export async function deleteOldCounts(on: Executor, now: number): Promise<void> {
  await on(TABLE).where('expire', '<', now).delete();
}
