import { type Database, databaseNow, isFree } from '../storage/index.ts';

/** Deliveries of the whole installation that are not over. */
export interface DeliveryBacklog {
  readonly pending: number;
  /** How long the oldest due one that is not being attempted has been due, s; 0: none is due. */
  readonly lateSeconds: number;
  /** Age of the oldest event that an endpoint has still to get, retries included, s; 0: there is none. */
  readonly oldestSeconds: number;
}

export async function countDeliveryBacklog(db: Database): Promise<DeliveryBacklog> {
  const { knex } = db;
  const now = databaseNow(db);
  const pending = knex('deliveries').where({ state: 'pending' });
  const [all] = await pending
    .clone()
    .select(knex.raw('count(*) as ??, ? - min(??) as ??', ['pending', now, 'created_at', 'oldest']));
  const [due] = await pending
    .clone()
    .where(isFree(now))
    .select(knex.raw('? - min(??) as ??', [now, 'next_attempt_at', 'late']));
  const seconds = (ms: unknown): number => Math.max(0, Number(ms ?? 0)) / 1000;
  return { pending: Number(all?.pending ?? 0), lateSeconds: seconds(due?.late), oldestSeconds: seconds(all?.oldest) };
}
