import type { Services } from '../context.ts';
import type { Condition } from '../outgoing/attempts/index.ts';
import type { Work } from './work.ts';

/** A kind of work with a query that has a row while some of it has to begin. */
export interface WantedWork {
  readonly work: Work;
  readonly rows: Condition;
}

/** Lists the kinds of work whose queries have a row, by one statement. A server without work sends no other statement. */
export async function findDueWork({ db }: Services, wanted: readonly WantedWork[]): Promise<readonly Work[]> {
  const { knex } = db;
  if (wanted.length === 0) return [];
  const columns = wanted.map(({ work, rows }) => knex.raw('exists ? as ??', [rows.select(knex.raw('1')), work.name]));
  const [row] = await knex.select<Record<string, number>[]>(columns);
  return wanted.flatMap(({ work }) => (Number(row?.[work.name]) === 1 ? work : []));
}
