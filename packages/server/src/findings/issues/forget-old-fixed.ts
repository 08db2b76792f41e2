import type { Services } from '../../context.ts';
import { transaction } from '../../platform/storage/index.ts';
import { deleteFixedIssues, listOldFixed } from './removal-store.ts';
import { lockIssues } from './settle/settlement-store.ts';

/** Fixed issues of a domain that are kept. */
const KEPT = 100_000;
const AT_ONCE = 200;

/** Deletes fixed issues of a domain beyond the `kept` newest. It locks nothing when there are none. */
export async function forgetOldFixed({ db }: Pick<Services, 'db'>, domainId: string, kept = KEPT): Promise<void> {
  for (;;) {
    const ids = await listOldFixed(db.knex, domainId, { kept, limit: AT_ONCE });
    if (ids.length === 0) return;
    await transaction(db, async (trx) => {
      await lockIssues(trx, domainId);
      await deleteFixedIssues(trx, ids);
    });
  }
}
