import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

interface Through {
  readonly table: string;
  readonly index: string;
  /** Default: the table's name. */
  readonly as?: string;
}

/**
 * A table for `from` that MySQL and MariaDB read through this index. Left to choose, they take one that fits fewer of the
 * conditions and sort all that waits, as soon as their statistics say that a queue is short. SQLite chooses by itself.
 */
export function throughIndex(on: Executor, { table, index, as = table }: Through): Knex.Raw {
  if (dialectOf(on) === 'sqlite') return on.raw('?? as ??', [table, as]);
  return on.raw('?? as ?? force index (??)', [table, as, index]);
}
