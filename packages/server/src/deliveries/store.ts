import type { DeliveryState } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { type Executor, isFree, type Lease, leaseColumns, noLease } from '../storage/index.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';

/* What attempts need: claim, settle, find what is due. `now` is the database's time, epoch ms. */

export interface Claimable extends DeliveryRow {
  /** Null: its domain is there, or it is about none. */
  readonly domain_deleted_at: number | null;
}

/** A delivery with what a claim needs to know of its domain. */
export async function findClaimable(on: Executor, id: string): Promise<Claimable | undefined> {
  return on('deliveries')
    .leftJoin('domains', 'domains.id', 'deliveries.domain_id')
    .where('deliveries.id', id)
    .first('deliveries.*', 'domains.deleted_at as domain_deleted_at');
}

/** The endpoint that a delivery is for, and what domain it is about; undefined when the delivery is gone. */
export async function topicOf(
  on: Executor,
  id: string,
): Promise<Pick<DeliveryRow, 'endpoint_id' | 'domain_id'> | undefined> {
  return on<DeliveryRow>('deliveries').where({ id }).first('endpoint_id', 'domain_id');
}

interface EventOfDelivery {
  /** What is signed and sent. */
  readonly body: string;
  /** The span in which it was written. */
  readonly traceparent: string | null;
}

export async function eventOf(on: Executor, eventId: string): Promise<EventOfDelivery> {
  const row: EventOfDelivery | undefined = await on('events').where({ id: eventId }).first('body', 'traceparent');
  if (row === undefined) throw new Error(`The event ${eventId} is gone although a delivery of it is there.`);
  return row;
}

/** Attempts of the endpoint under way. */
export async function countInFlight(on: Executor, endpointId: string, now: number): Promise<number> {
  const [row] = await on('deliveries')
    .where({ endpoint_id: endpointId, state: 'pending' })
    .where('lease_expires_at', '>', now)
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Deliveries that are due and in nobody's hands, whether their endpoint may have another attempt or not. */
export const pendingDeliveries = (on: Executor, now: number | Knex.Raw): Knex.QueryBuilder =>
  on('deliveries').where({ state: 'pending' }).where('next_attempt_at', '<=', now).where(isFree(now));

/** Takes a delivery that waits, is due and in nobody's hands. False: it is not. */
export async function takeLease(
  trx: Executor,
  id: string,
  { lease, now }: { readonly lease: Lease; readonly now: number },
): Promise<boolean> {
  const taken = await trx('deliveries')
    .where({ id, state: 'pending' })
    .where('next_attempt_at', '<=', now)
    .where(isFree(now))
    .update(leaseColumns(lease));
  return taken > 0;
}

/** Gives a delivery back untouched. */
export async function releaseLease(on: Executor, id: string, token: string): Promise<void> {
  await on('deliveries').where({ id, lease_token: token }).update(noLease);
}

/** Gives all back that is in anybody's hands. Answers how many there were. */
export async function releaseAllLeases(on: Executor): Promise<number> {
  return on('deliveries').where({ state: 'pending' }).whereNotNull('lease_token').update(noLease);
}

export type Settlement = Pick<
  DeliveryRow,
  'attempts' | 'next_attempt_at' | 'last_status_code' | 'last_error' | 'finished_at'
> & { readonly state: DeliveryState };

/** Writes how an attempt ended and gives up the lease. False: the lease is another's by now, or the row is gone. */
export async function settleDelivery(
  trx: Executor,
  { id, token }: { readonly id: string; readonly token: string },
  settlement: Settlement,
): Promise<boolean> {
  const change = { ...settlement, ...noLease };
  return (await trx('deliveries').where({ id, lease_token: token, state: 'pending' }).update(change)) > 0;
}

export async function insertAttempt(trx: Executor, row: AttemptRow): Promise<void> {
  await trx('delivery_attempts').insert(row);
}

/** Ends a delivery that waits without another attempt. */
export async function endWaiting(
  trx: Executor,
  id: string,
  { at, ...end }: Pick<DeliveryRow, 'skip_reason'> & { readonly state: 'skipped' | 'canceled'; readonly at: number },
): Promise<void> {
  await trx('deliveries')
    .where({ id, state: 'pending' })
    .update({ ...noLease, ...end, next_attempt_at: null, finished_at: at });
}

interface Ending {
  readonly endpointId: string;
  readonly state: 'skipped' | 'canceled';
  readonly at: number;
  readonly now: number;
}

/** Ends all deliveries of an endpoint that wait; an attempt under way decides for itself when it ends. */
export async function endAllWaiting(trx: Executor, { endpointId, state, at, now }: Ending): Promise<void> {
  await trx('deliveries')
    .where({ endpoint_id: endpointId, state: 'pending' })
    .where(isFree(now))
    .update({ ...noLease, state, next_attempt_at: null, finished_at: at });
}

export type Due = Pick<DeliveryRow, 'id' | 'attempts' | 'endpoint_id'>;

/** The longest due delivery of an endpoint that is in nobody's hands. */
export async function nextDue(on: Executor, endpointId: string, now: number): Promise<Due | undefined> {
  return on<DeliveryRow>('deliveries')
    .where({ endpoint_id: endpointId, state: 'pending' })
    .where('next_attempt_at', '<=', now)
    .where(isFree(now))
    .orderBy(['next_attempt_at', 'id'])
    .first('id', 'attempts', 'endpoint_id');
}

/**
 * Deliveries that are due and in nobody's hands, at most `perEndpoint` of each endpoint and none of one that has as
 * many in flight. Every endpoint's longest due comes before any endpoint's second.
 */
export async function allDue(
  on: Executor,
  { now, limit, perEndpoint }: { readonly now: number; readonly limit: number; readonly perEndpoint: number },
): Promise<Due[]> {
  const saturated = on('deliveries')
    .where({ state: 'pending' })
    .where('lease_expires_at', '>', now)
    .groupBy('endpoint_id')
    .havingRaw('count(*) >= ?', [perEndpoint])
    .select('endpoint_id');
  const ranked = pendingDeliveries(on, now)
    .whereNotIn('endpoint_id', saturated)
    .select('id', 'attempts', 'endpoint_id', 'next_attempt_at')
    .rowNumber('place', (over) => over.partitionBy('endpoint_id').orderBy('next_attempt_at').orderBy('id'));
  return on
    .select<Due[]>('id', 'attempts', 'endpoint_id')
    .from(ranked.as('ranked'))
    .where('place', '<=', perEndpoint)
    .orderBy(['place', 'next_attempt_at', 'id'])
    .limit(limit);
}
