import type { Notification } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { findInLog } from './log-store.ts';
import { presentNotification } from './present-notification.ts';
import { viewerOf } from './viewer.ts';

/** @throws ServiceError `not_found` */
export async function getNotification(
  ctx: Context,
  { notificationId }: { readonly notificationId: string },
): Promise<Notification> {
  const row = await findInLog(ctx.db.knex, viewerOf(ctx), notificationId);
  if (row === undefined) throw notFound('notification');
  return presentNotification(row, await readDatabaseNow(ctx.db));
}
