import type { Services } from '../../context.ts';
import { type Executor, readDatabaseNow } from '../../storage/index.ts';
import type { NewNotification } from './queue-notifications.ts';
import { listWaitingSummaries, updateDueAt } from './summary-store.ts';

/**
 * Makes the mails of a summary due now that have waited for its reports, inside the transaction that ends the last of these.
 * Wake what it answers once that is committed.
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
