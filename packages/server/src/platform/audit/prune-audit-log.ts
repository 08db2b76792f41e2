import type { Services } from '../../context.ts';
import { deleteInBatches, findNthNewest } from '../storage/index.ts';
import { auditOf, deleteOldAuditEntries, listBusyAccounts } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 400;
/** Days for which every entry is kept, so that nobody can push out the traces of what they did in them */
const SURE_DAYS = 30;
/** Maximum number of entries of an account */
const MAX = 200_000;

/**
 * Deletes entries older than 400 days, and the oldest entries of an account beyond `max`. Only accounts that grow fast
 * enough to reach that number are read.
 */
export async function pruneAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>, max = MAX): Promise<void> {
  const { knex } = db;
  const now = clock.now();
  const old = now - KEPT_DAYS * DAY_MS;
  await deleteInBatches((limit) => deleteOldAuditEntries(knex, { before: old, limit }));
  for (const accountId of await listBusyAccounts(knex, now - DAY_MS, max / KEPT_DAYS)) {
    const oldestKept = await findNthNewest(auditOf(knex, { account_id: accountId }), { at: old, limit: max });
    if (oldestKept === undefined) continue;
    const before = Math.min(oldestKept, now - SURE_DAYS * DAY_MS);
    await deleteInBatches((limit) => deleteOldAuditEntries(knex, { accountId, before, limit }));
  }
}
