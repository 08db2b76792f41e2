import type { Knex } from 'knex';

/** The position of a row in an order of two columns */
export type TwoColumnKey = readonly [first: number | string, second: number | string];

/** Limits a query to rows after a position in the order of two columns, the smallest or the largest first. */
export function afterKey<Query extends Knex.QueryBuilder>(
  query: Query,
  [first, second]: readonly [string, string],
  after: TwoColumnKey | undefined,
  order: 'asc' | 'desc' = 'asc',
): Query {
  if (after === undefined) return query;
  const [at, id] = after;
  const sign = order === 'asc' ? '>' : '<';
  // The first condition follows from the second, but only the first shows the database where to begin.
  query
    .where(first, `${sign}=`, at)
    .where((where) => where.where(first, sign, at).orWhere((same) => same.where(first, at).where(second, sign, id)));
  return query;
}
