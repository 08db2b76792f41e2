import type { Services } from '../../context.ts';
import { deleteInBatches } from '../../platform/storage/index.ts';
import { deleteRechecksBefore } from './removal-store.ts';

const KEPT_MS = 7 * 86_400_000;

/** Deletes rechecks that ended 7 days ago; their results stay among the changes of their issues. */
export async function pruneRechecks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - KEPT_MS;
  await deleteInBatches((limit) => deleteRechecksBefore(db.knex, before, limit));
}
