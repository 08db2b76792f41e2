import type { Knex } from 'knex';

/** A row's place in an order of two columns. */
export type TwoColumnKey = readonly [first: number | string, second: number | string];

/** Only rows that come after a place in the order of two columns, the smallest or the largest first. */
export function afterKey<Query extends Knex.QueryBuilder>(
  query: Query,
  [first, second]: readonly [string, string],
  after: TwoColumnKey | undefined,
  order: 'asc' | 'desc' = 'asc',
): Query {
  if (after === undefined) return query;
  const [at, id] = after;
  const sign = order === 'asc' ? '>' : '<';
  // The first condition follows from the second, but only the first shows a database where to begin.
  query
    .where(first, `${sign}=`, at)
    .where((where) => where.where(first, sign, at).orWhere((same) => same.where(first, at).where(second, sign, id)));
  return query;
}
