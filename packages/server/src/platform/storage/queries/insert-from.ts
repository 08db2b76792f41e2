import type { Knex } from 'knex';
import type { Executor } from '../database.ts';

/** Inserts rows by `insert ... select`: the columns of a table from columns of a query and constants. */
export function insertFrom(
  on: Executor,
  table: string,
  query: Knex.QueryBuilder,
  columns: Readonly<Record<string, Knex.Raw | Knex.Ref<string, { [name: string]: string }> | string | number>>,
): Knex.QueryBuilder {
  const names = Object.keys(columns);
  const into = on.raw(`?? (${names.map(() => '??').join(', ')})`, [table, ...names]);
  const values = Object.values(columns).map((value) => (typeof value === 'object' ? value : on.raw('?', [value])));
  return on(into).insert(query.select(values));
}
