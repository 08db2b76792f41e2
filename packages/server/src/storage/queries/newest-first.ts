import type { Knex } from 'knex';

interface Page {
  readonly limit: number;
  /** Last entry of the page before. */
  readonly after: { readonly at: number; readonly id: string | number } | undefined;
}

/** One page of rows with `created_at` and `id`, newest first; one more than `limit` where there are more. */
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
