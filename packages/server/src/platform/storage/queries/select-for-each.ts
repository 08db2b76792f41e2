import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

/** A text that replaces the value while the query is built; no text of a query can equal it. */
const MARK = '\u0000value';

/**
 * Reads the rows of a query for each of these values, by one statement. The query is built once, because building
 * dozens takes Knex longer than the database takes to run them.
 */
export async function selectForEach<Row>(
  on: Executor,
  values: readonly string[],
  build: (value: string) => Knex.QueryBuilder,
): Promise<Row[]> {
  if (values.length === 0) return [];
  const { sql, bindings } = build(MARK).toSQL().toNative();
  // SQLite takes no UNION of queries with a limit. MySQL would copy the rows of each to a table of its own.
  const isSqlite = dialectOf(on) === 'sqlite';
  const one = isSqlite ? `select * from (${sql}) as of_one` : `(${sql})`;
  const all = values.length === 1 ? sql : values.map(() => one).join(' union all ');
  const bound = values.flatMap((value) => bindings.map((binding) => (binding === MARK ? value : binding)));
  const answer = await on.raw(all, bound as Knex.RawBinding[]);
  return isSqlite ? answer : answer[0];
}
