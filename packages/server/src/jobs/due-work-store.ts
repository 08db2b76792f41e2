import type { Services } from '../context.ts';
import type { Work } from './work.ts';

/** Lists the kinds of work of which some is due, by one statement. A server without work sends no other statement. */
export async function findDueWork(services: Services, kinds: readonly Work[]): Promise<readonly Work[]> {
  const { knex } = services.db;
  if (kinds.length === 0) return [];
  const columns = kinds.map(({ name, waiting }) =>
    knex.raw('exists ? as ??', [waiting(services).select(knex.raw('1')), name]),
  );
  const [row] = await knex.select<Record<string, number>[]>(columns);
  return kinds.filter(({ name }) => Number(row?.[name]) === 1);
}
