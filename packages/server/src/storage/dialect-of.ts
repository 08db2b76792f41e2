import type { Dialect, Executor } from './database.ts';

/** The dialect behind a pool or a transaction, for code that is handed no `Database`. */
export function dialectOf(executor: Executor): Dialect {
  return executor.client.driverName === 'better-sqlite3' ? 'sqlite' : 'mysql';
}
