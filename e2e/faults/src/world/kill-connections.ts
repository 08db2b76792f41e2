import type { World } from './world.ts';

const NO_SUCH_THREAD = 1094;

/** Makes MySQL end every connection of the servers, whatever statement or transaction is running on it. */
export async function killConnections({ db: { knex }, slots }: World): Promise<void> {
  const ports = new Set(slots.flatMap(({ database }) => database?.ports ?? []));
  const rows: { id: number; host: string }[] = await knex('information_schema.processlist').select(
    'id as id',
    'host as host',
  );
  for (const { id } of rows.filter(({ host }) => ports.has(Number(host.split(':').at(-1))))) {
    await knex.raw('kill connection ?', [id]).catch((error: { errno?: number }) => {
      if (error.errno !== NO_SUCH_THREAD) throw error;
    });
  }
}
