import type { Services } from '../context.ts';
import { deleteInBatches } from '../storage/index.ts';
import { deleteOldAuditEntries } from './store.ts';

const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Deletes what the log has kept for 400 days. */
export async function pruneAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteInBatches((limit) => deleteOldAuditEntries(db.knex, clock.now() - KEPT_MS, limit));
}
