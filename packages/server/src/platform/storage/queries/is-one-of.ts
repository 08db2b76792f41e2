import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

/**
 * A condition: the column is one of these texts. It is for hundreds of texts, for which Knex takes long to build the
 * usual condition and SQLite to prepare it: here they are one value, and the statement is the same whatever their
 * number.
 */
export function isOneOf(on: Executor, column: string, texts: readonly string[]): Knex.Raw {
  if (dialectOf(on) === 'sqlite')
    return on.raw('?? in (select value from json_each(?))', [column, JSON.stringify(texts)]);
  // MySQL takes no empty list.
  if (texts.length === 0) return on.raw('1 = 0');
  return on.raw(`?? in (${texts.map(() => '?').join(', ')})`, [column, ...texts]);
}
