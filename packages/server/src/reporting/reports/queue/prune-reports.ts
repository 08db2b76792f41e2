import type { Services } from '../../../context.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { deleteReports, listExpiredReports } from '../files/removal-store.ts';

/** Reports that one transaction deletes: few, because a report may have many large pieces. */
const AT_ONCE = 5;
/** Reports that one call deletes at most. */
const MAX = 500;

/** Deletes expired reports. Returns whether there may be more. */
export async function pruneReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  for (let deleted = 0; deleted < MAX; ) {
    const ids = await listExpiredReports(db.knex, now, AT_ONCE);
    if (ids.length === 0) return false;
    deleted += await transaction(db, (trx) => deleteReports(trx, ids, now));
  }
  return true;
}
