import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

interface Through {
  readonly table: string;
  readonly index: string;
  /** Default: the table's name. */
  readonly as?: string;
  /** Whether SQLite must use the index, too. Default: false. */
  readonly onSqlite?: boolean;
}

/**
 * A table for `from` that MySQL and MariaDB read through this index. Otherwise they choose one that matches fewer
 * conditions and sort all waiting rows, as soon as their statistics say that a queue is short. SQLite chooses by
 * itself, unless `onSqlite` is set: then it refuses a statement that cannot use the index.
 */
export function throughIndex(on: Executor, { table, index, as = table, onSqlite = false }: Through): Knex.Raw {
  if (dialectOf(on) === 'sqlite')
    return onSqlite ? on.raw('?? as ?? indexed by ??', [table, as, index]) : on.raw('?? as ??', [table, as]);
  return on.raw('?? as ?? force index (??)', [table, as, index]);
}
