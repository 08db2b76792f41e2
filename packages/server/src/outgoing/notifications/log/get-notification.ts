import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { isHeld, readDatabaseNow } from '../../../platform/storage/index.ts';
import { findInLog } from './log-store.ts';
import type { NotificationDetails } from './notification-details.ts';
import { viewerOf } from './viewer.ts';

/** Reads a notification of the log. @throws ServiceError `not_found` */
export async function getNotification(
  ctx: Context,
  { notificationId }: { readonly notificationId: string },
): Promise<NotificationDetails> {
  const row = await findInLog(ctx.db.knex, viewerOf(ctx), notificationId);
  if (row === undefined) throw notFound('notification');
  return { ...row, isUnderWay: isHeld(row, await readDatabaseNow(ctx.db)) };
}
