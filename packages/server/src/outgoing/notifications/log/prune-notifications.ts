import type { Services } from '../../../context.ts';
import { deleteInBatches, readDatabaseNow } from '../../../platform/storage/index.ts';
import { KEPT_MS, SENT_WITHIN_MS } from '../queue/notification-queue.ts';
import { deleteOldNotifications, failOverdue } from './log-store.ts';

/** Gives up notifications that could not be sent within 3 days, also without a mail server, and deletes ended ones after 30 days. */
export async function pruneNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await failOverdue(db.knex, { before: at - SENT_WITHIN_MS, now: await readDatabaseNow(db), at });
  await deleteInBatches((limit) => deleteOldNotifications(db.knex, at - KEPT_MS, limit));
}
