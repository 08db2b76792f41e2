import type { Services } from '../../context.ts';
import { deleteInBatches, readDatabaseNow } from '../../platform/storage/index.ts';
import { deleteOldMails, failExpiredMails } from './store.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Gives up mails that are too old, and deletes mails after 30 days. */
export async function pruneMails({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await failExpiredMails(db.knex, { now: await readDatabaseNow(db), at });
  await deleteInBatches((limit) => deleteOldMails(db.knex, at - KEPT_MS, limit));
}
