import type { Services } from '../../../context.ts';
import { type Executor, readDatabaseNow } from '../../../platform/storage/index.ts';
import type { NewNotification } from './queue-notifications.ts';
import { listWaitingSummaries, updateDueAt } from './summary-store.ts';

/**
 * Makes the mails of a summary due that have waited for its reports, in the transaction that ends the last report. Call `wakeNotifications`
 * with the result after the commit.
 */
export async function releaseSummary(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  trx: Executor,
  summaryId: string,
): Promise<readonly NewNotification[]> {
  const now = await readDatabaseNow(db, trx);
  const ids = await listWaitingSummaries(trx, summaryId, now);
  await updateDueAt(trx, ids, now);
  return ids.map((id) => ({ id, at: clock.now(), lane: 'email' }));
}
