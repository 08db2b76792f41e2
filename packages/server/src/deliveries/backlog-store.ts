import { type Database, databaseNow, isFree } from '../storage/index.ts';

/** Deliveries of the whole installation that are not over. */
export interface DeliveryBacklog {
  readonly pending: number;
  /** How long the oldest due one has been due whose endpoint has no attempt under way, s; 0: there is none. */
  readonly lateSeconds: number;
  /**
   * The same of those that wait for attempts of their own endpoint to end, s. An endpoint that hangs makes them wait, and no
   * other work of the servers ends that.
   */
  readonly endpointLateSeconds: number;
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
  // As many as there are attempts under way, at most.
  const underWay: string[] = await pending.clone().where('lease_expires_at', '>', now).distinct().pluck('endpoint_id');
  const due = () =>
    pending
      .clone()
      .where(isFree(now))
      .select(knex.raw('? - min(??) as ??', [now, 'next_attempt_at', 'late']));
  const [free] = await due().whereNotIn('endpoint_id', underWay);
  const [held] = underWay.length === 0 ? [] : await due().whereIn('endpoint_id', underWay);
  const seconds = (ms: unknown): number => Math.max(0, Number(ms ?? 0)) / 1000;
  return {
    pending: Number(all?.pending ?? 0),
    lateSeconds: seconds(free?.late),
    endpointLateSeconds: seconds(held?.late),
    oldestSeconds: seconds(all?.oldest),
  };
}
