import type { Knex } from 'knex';
import type { Database, Executor } from '../database.ts';

const NOW_SQL = {
  sqlite: "cast(round(unixepoch('subsec') * 1000) as integer)",
  mysql: 'cast(unix_timestamp(now(3)) * 1000 as signed)',
};

/**
 * The database's time in epoch milliseconds, as an expression inside a statement. Leases are compared in this time, so
 * that servers whose clocks differ agree on the holder.
 */
export function databaseNow(db: Database): Knex.Raw {
  return db.now === undefined ? db.knex.raw(NOW_SQL[db.dialect]) : db.knex.raw('?', [db.now()]);
}

/**
 * The database's time for a statement that is sent at once: a number if this process has the time, so that the database
 * need not compute it for each row.
 */
export const timeOfStatement = (db: Database): number | Knex.Raw =>
  db.dialect === 'sqlite' || db.now !== undefined ? (db.now ?? Date.now)() : databaseNow(db);

/**
 * Reads the database's time in epoch milliseconds, inside the caller's transaction when one is given. A SQLite file is
 * on the machine of all who open it, so its time is that of this process, without a statement.
 */
export async function readDatabaseNow(db: Database, executor: Executor = db.knex): Promise<number> {
  if (db.now !== undefined) return db.now();
  if (db.dialect === 'sqlite') return Date.now();
  const [row] = await executor.select<{ now: number }[]>(db.knex.raw('? as ??', [databaseNow(db), 'now']));
  if (row === undefined) throw new Error('The database did not answer with its time.');
  return Number(row.now);
}
