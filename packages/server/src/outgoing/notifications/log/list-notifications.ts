import type { NotificationChannel, NotificationState } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { isHeld, readDatabaseNow } from '../../../platform/storage/index.ts';
import { listLog } from './log-store.ts';
import type { NotificationDetails } from './notification-details.ts';
import { viewerOf } from './viewer.ts';

interface ListInput {
  readonly page: PageRequest;
  /** Default: all channels. */
  readonly channel?: NotificationChannel | undefined;
  readonly state?: NotificationState | undefined;
}

/** Lists mails and chat messages of the account, newest first. */
export async function listNotifications(
  ctx: Context,
  { page, channel, state }: ListInput,
): Promise<PageOf<NotificationDetails>> {
  const rows = await listLog(ctx.db.knex, viewerOf(ctx), { page, channel, state });
  const now = await readDatabaseNow(ctx.db);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: data.map((row) => ({ ...row, isUnderWay: isHeld(row, now) })), nextCursor };
}
