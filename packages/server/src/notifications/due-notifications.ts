import type { NotificationChannel } from '@linkvitals/contract';
import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { MAX_IN_FLIGHT_PER_CHANNEL } from './claim-notification.ts';
import { allDue } from './store.ts';

/** What is due through a channel and in nobody's hands, for the sweep that replaces lost alarms; fair between accounts. */
export async function dueNotifications(
  services: Services,
  channel: NotificationChannel,
  limit: number,
): Promise<readonly string[]> {
  if (limit <= 0) return [];
  const now = await readDatabaseNow(services.db);
  return allDue(services.db.knex, { channel, now, limit, perAccount: MAX_IN_FLIGHT_PER_CHANNEL });
}
