import type { Dialect, Executor } from './database.ts';

/** The dialect of a pool or a transaction, for code that has no `Database` */
export function dialectOf(executor: Executor): Dialect {
  return executor.client.driverName === 'better-sqlite3' ? 'sqlite' : 'mysql';
}
