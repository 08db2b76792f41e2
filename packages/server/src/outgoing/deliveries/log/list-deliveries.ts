import type { DeliveryState } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { isHeld, readDatabaseNow } from '../../../platform/storage/index.ts';
import { assertLog } from '../../webhooks/index.ts';
import type { DeliveryRow } from '../delivery-row.ts';
import type { DeliveryDetails } from './delivery-details.ts';
import { listAttempts, listLog } from './log-store.ts';

interface ListDeliveriesInput {
  readonly webhookId: string;
  /** Default: all. */
  readonly state?: DeliveryState | undefined;
  readonly page: PageRequest;
}

/** Lists deliveries of an endpoint, also a deleted one, newest first, with their attempts. @throws ServiceError `not_found` */
export async function listDeliveries(
  ctx: Context,
  { webhookId, state, page }: ListDeliveriesInput,
): Promise<PageOf<DeliveryDetails>> {
  await assertLog(ctx, { webhookId });
  const viewer = { accountId: ctx.account.id, endpointId: webhookId, domainIds: ctx.actor.domainIds };
  const rows = await listLog(ctx.db.knex, viewer, { page, state });
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  const attempts = await listAttempts(
    ctx.db.knex,
    data.map(({ id }) => id),
  );
  const now = await readDatabaseNow(ctx.db);
  const describe = (row: DeliveryRow): DeliveryDetails => ({
    ...row,
    attemptsMade: attempts.get(row.id) ?? [],
    isUnderWay: isHeld(row, now),
  });
  return { data: data.map(describe), nextCursor };
}
