import type { World } from './world.ts';

const NO_SUCH_THREAD = 1094;

/** Lets MySQL end every connection to the world's database, whatever statement or transaction is under way on it. */
export async function killConnections({ knex }: World['db']): Promise<void> {
  const [rows = []]: { id: number }[][] = await knex.raw(
    'select id from information_schema.processlist where db = database() and id <> connection_id()',
  );
  for (const { id } of rows) {
    await knex.raw('kill connection ?', [id]).catch((error: { errno?: number }) => {
      if (error.errno !== NO_SUCH_THREAD) throw error;
    });
  }
}
