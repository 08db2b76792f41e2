import { type Database, databaseNow, isFree } from '../../platform/storage/index.ts';
import type { Queue } from './queue.ts';

/** The pending rows of a queue, of all accounts. */
export interface QueueBacklog {
  readonly pending: number;
  /** Seconds for which the longest due row without a lease has been due; 0 when there is none. */
  readonly lateSeconds: number;
}

export async function countBacklog(db: Database, { table }: Pick<Queue, 'table'>): Promise<QueueBacklog> {
  const { knex } = db;
  const now = databaseNow(db);
  const pending = knex(table).where({ state: 'pending' });
  const [all] = await pending.clone().count({ pending: '*' });
  const [due] = await pending
    .clone()
    .where(isFree(now))
    .select(knex.raw('? - min(??) as ??', [now, 'next_attempt_at', 'late']));
  return { pending: Number(all?.pending ?? 0), lateSeconds: Math.max(0, Number(due?.late ?? 0)) / 1000 };
}
