import type { KnownWebhookEvent } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { type Executor, readDatabaseNow } from '../../platform/storage/index.ts';
import { currentTraceparent, inSpan } from '../../platform/tracing/index.ts';
import {
  type EndpointRow,
  endpointsOverPlan,
  findEndpoint,
  isFailing,
  subscribedEndpoints,
} from '../webhooks/index.ts';
import { insertDeliveries, insertEvent, isRecorded, type NewDeliveryRow, type NewEventRow } from './store.ts';

interface NewEvent {
  readonly accountId: string;
  readonly domainId: string | null;
  readonly crawlId: string | null;
  readonly body: KnownWebhookEvent;
}

/** A delivery that needs its first attempt; `at` is in epoch ms of this process's clock. */
export interface NewDelivery {
  readonly id: string;
  readonly at: number;
  /** Whether its endpoint does not fail: then it uses the pool of first attempts. */
  readonly first: boolean;
  readonly endpointId: string;
}

/**
 * Writes an event and a delivery for every subscribed endpoint, inside the transaction of the change that the event
 * reports: both are committed or neither. Deliveries to endpoints that are disabled or over the plan's number are
 * stored as `skipped`. Call `wakeDeliveries` with the answer after the commit.
 *
 * A crawl has each event type once: a second call does nothing, and one at the same time as the first fails on the
 * unique key of deliveries, so that its transaction rolls back.
 * @throws ServiceError `not_found`: a test whose endpoint was deleted
 */
export async function recordEvent(ctx: Services, trx: Executor, event: NewEvent): Promise<readonly NewDelivery[]> {
  const { crawlId, body } = event;
  if (crawlId !== null && (await isRecorded(trx, crawlId, body.event))) return [];
  const id = ctx.ids.uuid();
  const attributes = {
    'linkvitals.event.id': id,
    'linkvitals.event.type': body.event,
    ...(crawlId === null ? {} : { 'linkvitals.crawl.id': crawlId }),
  };
  return inSpan(`event ${body.event}`, { kind: 'producer', attributes }, () => write(ctx, trx, { ...event, id }));
}

async function write(
  ctx: Services,
  trx: Executor,
  event: NewEvent & { readonly id: string },
): Promise<readonly NewDelivery[]> {
  const row = eventRow(ctx, event);
  // Due in the database's time, like leases: servers with different clocks must agree on it.
  const dueAt = await readDatabaseNow(ctx.db, trx);
  const endpoints = await receivers(trx, event);
  const overPlan = await endpointsOverPlan(ctx, trx, event.accountId);
  const deliveries = endpoints.map((endpoint) =>
    deliveryRow(ctx, { row, endpoint, dueAt, isOverPlan: overPlan.has(endpoint.id) }),
  );
  await insertEvent(trx, row);
  await insertDeliveries(trx, deliveries);
  const failing = new Set(endpoints.filter(isFailing).map(({ id }) => id));
  return deliveries
    .filter(({ state }) => state === 'pending')
    .map(({ id, endpoint_id: endpointId }) => ({
      id,
      at: row.created_at,
      first: !failing.has(endpointId),
      endpointId,
    }));
}

/**
 * Endpoints that receive an event: a test goes to the endpoint that it names, whatever its subscriptions are; any other
 * event goes to the subscribed endpoints.
 */
async function receivers(trx: Executor, { accountId, domainId, body }: NewEvent): Promise<readonly EndpointRow[]> {
  if (body.event !== 'test') return subscribedEndpoints(trx, { accountId, domainId, event: body.event });
  const viewer = { accountId, domainIds: null };
  const endpoint = await findEndpoint(trx, viewer, { id: body.data.webhook_id, lock: 'share' });
  if (endpoint === undefined) throw notFound('webhook');
  return [endpoint];
}

function eventRow(
  ctx: Services,
  { id, accountId, domainId, crawlId, body }: NewEvent & { readonly id: string },
): NewEventRow {
  return {
    id,
    account_id: accountId,
    domain_id: domainId,
    crawl_id: crawlId,
    type: body.event,
    occurred_at: Date.parse(body.timestamp),
    body: serialiseEvent(body),
    created_at: ctx.clock.now(),
    traceparent: currentTraceparent(),
  };
}

interface Recipient {
  readonly row: NewEventRow;
  readonly endpoint: EndpointRow;
  readonly dueAt: number;
  readonly isOverPlan: boolean;
}

function deliveryRow(ctx: Services, { row, endpoint, dueAt, isOverPlan }: Recipient): NewDeliveryRow {
  const isEnabled = endpoint.state === 'enabled';
  const isSent = isEnabled && !isOverPlan;
  return {
    id: ctx.ids.uuid(),
    account_id: row.account_id,
    event_id: row.id,
    endpoint_id: endpoint.id,
    event_type: row.type,
    crawl_id: row.crawl_id,
    domain_id: row.domain_id,
    state: isSent ? 'pending' : 'skipped',
    skip_reason: isEnabled && isOverPlan ? 'over_plan_limit' : null,
    next_attempt_at: isSent ? dueAt : null,
    finished_at: isSent ? null : row.created_at,
    created_at: row.created_at,
  };
}

const MAX_BYTES = 64 * 1024;

/**
 * The text whose UTF-8 bytes are stored, signed and sent. It is made once for each event: a second text could differ,
 * and a subscriber who remembers bodies would take the retry for another event.
 * @throws Error over 64 KiB: every part of a body has a maximum, so this is a bug of the caller
 */
export function serialiseEvent({ event, timestamp, data }: KnownWebhookEvent): string {
  const body = JSON.stringify({ event, timestamp, data });
  const bytes = Buffer.byteLength(body);
  if (bytes > MAX_BYTES) throw new Error(`The body of ${event} has ${bytes} bytes; ${MAX_BYTES} are allowed.`);
  return body;
}
