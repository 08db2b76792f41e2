import type { Knex } from 'knex';

interface Page {
  readonly limit: number;
  /** Last entry of the previous page */
  readonly after: { readonly at: number; readonly id: string | number } | undefined;
}

/** A span of time, epoch ms; undefined: no bound. */
export interface Span {
  /** Inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly to?: number | undefined;
}

/** Limits a query to rows that were made within a span of time. */
export function madeWithin<Query extends Knex.QueryBuilder>(query: Query, { from, to }: Span): Query {
  if (from !== undefined) query.where('created_at', '>=', from);
  if (to !== undefined) query.where('created_at', '<', to);
  return query;
}

/** Reads one page of rows with `created_at` and `id`, newest first; one more than `limit` when there are more. */
export function newestFirst<Query extends Knex.QueryBuilder>(query: Query, { limit, after }: Page): Query {
  query
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  if (after !== undefined) {
    query.where((where) =>
      where
        .where('created_at', '<', after.at)
        .orWhere((same) => same.where('created_at', after.at).where('id', '<', String(after.id))),
    );
  }
  return query;
}
