import type { Services } from '../../context.ts';
import { deleteInBatches } from '../../platform/storage/index.ts';
import { deleteOldDays } from './days/account-day-store.ts';
import { DAY_MS, dayOf } from './days/days.ts';
import { deleteOldPackedDays } from './days/packed-day-store.ts';
import { deleteOldHistory } from './removal-store.ts';

/** Days that every plan keeps: more than a year, so that a month can be compared with that of the year before. */
const KEPT_DAYS = 400;

/** Deletes rows of the history that are older than `KEPT_DAYS`. */
export async function pruneCrawlHistory({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - KEPT_DAYS * DAY_MS;
  await deleteInBatches((limit) => deleteOldHistory(db.knex, before, limit));
  await deleteInBatches((limit) => deleteOldDays(db, dayOf(before), limit));
  await deleteInBatches((limit) => deleteOldPackedDays(db.knex, dayOf(before), limit));
}
