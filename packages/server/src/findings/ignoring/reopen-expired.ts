import type { Services } from '../../context.ts';
import { deleteInBatches, transaction } from '../../platform/storage/index.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { endExpiredIgnoring, listDomainsWithExpired, lockIssues } from '../issues/index.ts';

/** Opens issues that were ignored until a time that has come. */
export async function reopenExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (let domains = ['']; domains.length > 0; ) {
    domains = await listDomainsWithExpired(db.knex, now);
    for (const domainId of domains) {
      await deleteInBatches((limit) =>
        transaction(db, async (trx) => {
          await lockIssues(trx, domainId);
          const ended = await endExpiredIgnoring(trx, { domainId, now, limit });
          await refreshIssueTotals({ clock }, trx, domainId);
          return ended;
        }),
      );
    }
  }
}
