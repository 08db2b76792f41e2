import { type Database, databaseNow, isFree } from '../../platform/storage/index.ts';

/** The pending deliveries of all accounts. */
export interface DeliveryBacklog {
  readonly pending: number;
  /** Seconds for which the longest due delivery has waited, among endpoints without an attempt in flight; 0: there is none. */
  readonly lateSeconds: number;
  /**
   * The same among endpoints that have an attempt in flight, s. These deliveries may wait because their endpoint hangs, which
   * the servers cannot end.
   */
  readonly endpointLateSeconds: number;
  /** Age of the oldest pending delivery, including those that wait for a retry, s; 0: there is none. */
  readonly oldestSeconds: number;
}

export async function countDeliveryBacklog(db: Database): Promise<DeliveryBacklog> {
  const { knex } = db;
  const now = databaseNow(db);
  const pending = knex('deliveries').where({ state: 'pending' });
  const [all] = await pending
    .clone()
    .select(knex.raw('count(*) as ??, ? - min(??) as ??', ['pending', now, 'created_at', 'oldest']));
  // A short list: no more endpoints than there are attempts in flight.
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
