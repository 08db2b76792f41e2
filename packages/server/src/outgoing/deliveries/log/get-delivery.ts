import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { isHeld, readDatabaseNow } from '../../../platform/storage/index.ts';
import { assertLog } from '../../webhooks/index.ts';
import { getEventBody } from '../store.ts';
import type { DeliveryDetailsWithBody } from './delivery-details.ts';
import { findInLog, listAttempts } from './log-store.ts';

type Input = { readonly webhookId: string; readonly deliveryId: string };

/** Reads one delivery with its attempts and the body that is sent. @throws ServiceError `not_found` */
export async function getDelivery(ctx: Context, { webhookId, deliveryId }: Input): Promise<DeliveryDetailsWithBody> {
  await assertLog(ctx, { webhookId });
  const viewer = { accountId: ctx.account.id, endpointId: webhookId, domainIds: ctx.actor.domainIds };
  const row = await findInLog(ctx.db.knex, viewer, deliveryId);
  if (row === undefined) throw notFound('delivery');
  const attemptsMade = (await listAttempts(ctx.db.knex, [row.id])).get(row.id) ?? [];
  const now = await readDatabaseNow(ctx.db);
  const body = await getEventBody(ctx.db.knex, row.event_id);
  return { ...row, attemptsMade, isUnderWay: isHeld(row, now), body };
}
