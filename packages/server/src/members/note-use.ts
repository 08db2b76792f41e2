import type { Services } from '../context.ts';
import { databaseTrouble } from '../storage/index.ts';
import type { MembershipRow } from './membership-row.ts';
import { updateMembershipUse } from './store.ts';

/** A use is noted this often at most, so that reading does not become writing. */
const NOTE_EVERY_MS = 60_000;

/** When an account was last used is not worth a request: a database that takes no writes may still be read. */
export async function noteUse(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  membership: MembershipRow,
): Promise<void> {
  const now = clock.now();
  if ((membership.last_used_at ?? 0) > now - NOTE_EVERY_MS) return;
  try {
    await updateMembershipUse(db.knex, membership, now);
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble !== 'read-only' && trouble !== 'full' && trouble !== 'busy') throw error;
    log.debug({ err: error }, 'the use of an account was not noted');
  }
}
