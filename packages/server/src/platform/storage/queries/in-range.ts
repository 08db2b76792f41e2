import type { Knex } from 'knex';

/** Numbers above `after`, up to and including `upTo`. */
export interface NumberRange {
  readonly after: number;
  readonly upTo: number;
}

/** Limits a query to rows whose number in a column is in a range. */
export function inRange<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  { after, upTo }: Readonly<Record<keyof NumberRange, number | Knex.Raw>>,
): Query {
  query.where(column, '>', after).where(column, '<=', upTo);
  return query;
}
