import type { Services } from '../../../context.ts';
import { deleteOldInvitations } from './store.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes invitations 30 days after they expired. */
export async function pruneInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteOldInvitations(db.knex, clock.now() - KEPT_MS);
}
