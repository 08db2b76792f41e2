import type { Notification, NotificationChannel, NotificationState } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { pageOfLog } from './log-store.ts';
import { presentNotification } from './present-notification.ts';
import { viewerOf } from './viewer.ts';

interface ListInput {
  readonly page: PageRequest;
  /** Default: all. */
  readonly channel?: NotificationChannel | undefined;
  readonly state?: NotificationState | undefined;
}

/** Mails and Slack messages of the account, newest first. */
export async function listNotifications(
  ctx: Context,
  { page, channel, state }: ListInput,
): Promise<PageOf<Notification>> {
  const rows = await pageOfLog(ctx.db.knex, viewerOf(ctx), { page, channel, state });
  const now = await readDatabaseNow(ctx.db);
  return toPage(rows, page.limit, {
    position: (row) => ({ at: row.created_at, id: row.id }),
    present: (row) => presentNotification(row, now),
  });
}
