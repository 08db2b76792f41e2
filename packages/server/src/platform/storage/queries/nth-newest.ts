import type { Knex } from 'knex';

interface Since {
  /** Epoch ms, exclusive */
  readonly at: number;
  /** Maximum number of rows */
  readonly limit: number;
}

/**
 * The time of row number `limit` from the newest, by `created_at`; undefined: there are fewer. It reads at most as many
 * rows as the limit, if an index has them by their time.
 */
export async function findNthNewest(rows: Knex.QueryBuilder, { at, limit }: Since): Promise<number | undefined> {
  const row = await rows
    .where('created_at', '>', at)
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .first('created_at');
  return row?.created_at;
}
