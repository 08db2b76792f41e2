import { compileOnce, type Database, type Executor, timeOfStatement } from '../../platform/storage/index.ts';
import { type Claimable, laneState } from '../attempts/index.ts';
import { deliveryQueue } from '../events/index.ts';
import { type Receiver, type ReceiverColumns, receiverColumns, toReceiver } from '../webhooks/index.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';

/** A delivery with all data for the decision about an attempt and for the request. */
export interface ClaimableDelivery extends DeliveryRow, Claimable {
  readonly state: DeliveryRow['state'];
  /** The time of deletion of its domain; null when the domain exists or the delivery is about none. */
  readonly domain_deleted_at: number | null;
  /** The body of the request, which is also the signed text. */
  readonly body: string;
  /** The span in which the event was written; null: none was recorded. */
  readonly traceparent: string | null;
  readonly endpoint: Receiver;
}

type Columns = Omit<ClaimableDelivery, 'endpoint'> & ReceiverColumns;

const selectClaimable = compileOnce<Columns, 'now'>((on, { ids, now }) =>
  on('deliveries')
    .join('webhook_endpoints', 'webhook_endpoints.id', 'deliveries.endpoint_id')
    .join('accounts', 'accounts.id', 'webhook_endpoints.account_id')
    .join('events', 'events.id', 'deliveries.event_id')
    .leftJoin('domains', 'domains.id', 'deliveries.domain_id')
    .whereIn('deliveries.id', ids)
    .select(
      'deliveries.*',
      'events.body',
      'events.traceparent',
      'domains.deleted_at as domain_deleted_at',
      ...receiverColumns(on, 'deliveries.domain_id'),
      ...laneState(on, deliveryQueue, now),
    ),
);

/** Reads deliveries by one statement, so that all data for the decision is from the same moment. */
export async function listClaimable(db: Database, ids: readonly string[]): Promise<readonly ClaimableDelivery[]> {
  const rows = await selectClaimable(db.knex, { ids, now: timeOfStatement(db) });
  return rows.map((row) => ({ ...row, now: Number(row.now), endpoint: toReceiver(row) }));
}

/** Reads the body of the requests that deliver an event. */
export async function getEventBody(on: Executor, eventId: string): Promise<string> {
  const row: { body: string } | undefined = await on('events').where({ id: eventId }).first('body');
  if (row === undefined) throw new Error(`The event ${eventId} is gone although a delivery of it is there.`);
  return row.body;
}

export async function insertAttempts(trx: Executor, rows: readonly AttemptRow[]): Promise<void> {
  await trx('delivery_attempts').insert(rows);
}

/** Lists which of these deliveries had an attempt with another status than `status`, or without an answer. */
export async function listAnsweredOtherwise(
  trx: Executor,
  ids: readonly string[],
  status: number,
): Promise<ReadonlySet<string>> {
  const rows: readonly Pick<AttemptRow, 'delivery_id' | 'status_code'>[] = await trx('delivery_attempts')
    .whereIn('delivery_id', ids)
    .select('delivery_id', 'status_code');
  return new Set(rows.filter(({ status_code }) => status_code !== status).map(({ delivery_id }) => delivery_id));
}
