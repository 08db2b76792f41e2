import type { Services } from '../../context.ts';
import { transaction } from '../../storage/index.ts';
import { deleteReports, listExpiredReports } from '../files/removal-store.ts';

/** A report may have many large pieces: few go in one transaction. */
const AT_ONCE = 5;
/** Reports a run. */
const MAX = 500;

/** Deletes reports whose time is over. Answers whether there may be more. */
export async function pruneReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  for (let deleted = 0; deleted < MAX; ) {
    const ids = await listExpiredReports(db.knex, now, AT_ONCE);
    if (ids.length === 0) return false;
    deleted += await transaction(db, (trx) => deleteReports(trx, ids, now));
  }
  return true;
}
