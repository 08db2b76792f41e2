import type { Database } from '../database.ts';

/** Resolves when the database has answered a statement. */
export async function pingDatabase({ knex }: Database): Promise<void> {
  await knex.select(knex.raw('1'));
}
