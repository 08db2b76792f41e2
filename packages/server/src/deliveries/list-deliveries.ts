import type { Delivery, DeliveryState } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { assertLog } from '../webhooks/index.ts';
import { attemptsOf, pageOfLog } from './log-store.ts';
import { presentDelivery } from './present-delivery.ts';

interface ListDeliveriesInput {
  readonly webhookId: string;
  /** Default: all. */
  readonly state?: DeliveryState | undefined;
  readonly page: PageRequest;
}

/** The delivery log of an endpoint, also of one that was deleted, newest first, with attempts. @throws ServiceError `not_found` */
export async function listDeliveries(
  ctx: Context,
  { webhookId, state, page }: ListDeliveriesInput,
): Promise<PageOf<Delivery>> {
  await assertLog(ctx, { webhookId });
  const viewer = { accountId: ctx.account.id, endpointId: webhookId, domainIds: ctx.actor.domainIds };
  const rows = await pageOfLog(ctx.db.knex, viewer, { page, state });
  const shown = rows.slice(0, page.limit);
  const attempts = await attemptsOf(
    ctx.db.knex,
    shown.map(({ id }) => id),
  );
  const now = await readDatabaseNow(ctx.db);
  return toPage(rows, page.limit, {
    position: (row) => ({ at: row.created_at, id: row.id }),
    present: (row) => presentDelivery(row, { attempts: attempts.get(row.id) ?? [], now }),
  });
}
