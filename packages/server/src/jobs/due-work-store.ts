import type { Services } from '../context.ts';
import type { Work } from './work.ts';

/**
 * Lists the kinds of work of which some is due, by one statement. A server without work sends no other statement. Kinds that
 * rest count only if some of their work became due lately.
 */
export async function findDueWork(
  services: Services,
  kinds: readonly Work[],
  resting: ReadonlySet<Work> = new Set(),
): Promise<readonly Work[]> {
  const { knex } = services.db;
  if (kinds.length === 0) return [];
  const columns = kinds.map((work) => {
    const { name, waiting, dueLately = waiting } = work;
    const rows = resting.has(work) ? dueLately(services) : waiting(services);
    return knex.raw('exists ? as ??', [rows.select(knex.raw('1')), name]);
  });
  const [row] = await knex.select<Record<string, number>[]>(columns);
  return kinds.filter(({ name }) => Number(row?.[name]) === 1);
}
