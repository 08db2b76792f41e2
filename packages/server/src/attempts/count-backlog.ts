import { type Database, databaseNow, isFree } from '../storage/index.ts';
import type { Queue } from './queue.ts';

/** What of a queue of the whole installation is not over. */
export interface QueueBacklog {
  readonly pending: number;
  /** How long the longest due one without a lease has been due, s; 0: there is none. */
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
