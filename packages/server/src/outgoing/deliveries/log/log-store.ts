import type { DeliveryState } from '@linkvitals/contract';
import type { PageRequest } from '../../../platform/paging.ts';
import { deleteByIds, type Executor, newestFirst } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import type { AttemptRow, DeliveryRow } from '../delivery-row.ts';
import { deleteDeliveries } from '../removal-store.ts';

/** The deliveries that a query may show: of one endpoint of the account, and of these domains. */
interface LogViewer {
  readonly accountId: string;
  readonly endpointId: string;
  /** Ids of domains; null: all domains. */
  readonly domainIds: readonly string[] | null;
}

function logOf(on: Executor, { accountId, endpointId, domainIds }: LogViewer) {
  const query = on<DeliveryRow>('deliveries')
    .where({ account_id: accountId, endpoint_id: endpointId })
    .where(domainNotDeleted('deliveries.domain_id'));
  if (domainIds !== null) query.where((where) => where.whereNull('domain_id').orWhereIn('domain_id', domainIds));
  return query;
}

export async function findInLog(on: Executor, viewer: LogViewer, id: string): Promise<DeliveryRow | undefined> {
  return logOf(on, viewer).where({ id }).first();
}

/** Lists deliveries, newest first; one more than `limit` when there are more. */
export async function listLog(
  on: Executor,
  viewer: LogViewer,
  { page, state }: { readonly page: PageRequest; readonly state: DeliveryState | undefined },
): Promise<DeliveryRow[]> {
  const query = newestFirst(logOf(on, viewer), page);
  if (state !== undefined) query.where({ state });
  return query;
}

/** Lists the attempts of several deliveries, those of each delivery in order. */
export async function listAttempts(
  on: Executor,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptRow[]>> {
  if (deliveryIds.length === 0) return new Map();
  const rows: AttemptRow[] = await on<AttemptRow>('delivery_attempts')
    .whereIn('delivery_id', deliveryIds)
    .orderBy(['delivery_id', 'number']);
  return Map.groupBy(rows, (row) => row.delivery_id);
}

/** Deletes up to `limit` deliveries that ended before a time, with their attempts. Returns how many there were. */
export async function deleteOldDeliveries(on: Executor, before: number, limit: number): Promise<number> {
  const old = on('deliveries').where('finished_at', '<', before);
  return deleteDeliveries(on, await old.limit(limit).pluck('id'));
}

/** Deletes up to `limit` events that were made before a time and have no delivery. Returns how many there were. */
export async function deleteOldEvents(on: Executor, before: number, limit: number): Promise<number> {
  const old = on('events')
    .where('created_at', '<', before)
    .whereNotExists(on('deliveries').select(on.raw('1')).whereRaw('deliveries.event_id = events.id'));
  return deleteByIds(on, 'events', await old.limit(limit).pluck('id'));
}
