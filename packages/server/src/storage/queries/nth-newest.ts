import type { Knex } from 'knex';

interface Since {
  /** Epoch ms, not included. */
  readonly at: number;
  /** How many there may be. */
  readonly limit: number;
}

/**
 * Of rows with `created_at`: when the one came of which `limit` are newer or as new; undefined: there are fewer. It reads as
 * many rows as the limit at most, where an index has them by their time.
 */
export async function findNthNewest(rows: Knex.QueryBuilder, { at, limit }: Since): Promise<number | undefined> {
  const row = await rows
    .where('created_at', '>', at)
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .first('created_at');
  return row?.created_at;
}
