import type { Services } from '../../context.ts';
import { NOTE_EVERY_MS, noteUse as note } from '../../platform/note-use.ts';
import type { MembershipRow } from './membership-row.ts';
import { updateMembershipUse } from './store.ts';

/** Notes the time at which a member last used the account. */
export async function noteUse(
  { db, clock, ...services }: Pick<Services, 'db' | 'clock' | 'log' | 'gate'>,
  membership: MembershipRow,
): Promise<void> {
  const now = clock.now();
  if ((membership.last_used_at ?? 0) > now - NOTE_EVERY_MS) return;
  await note(services, 'an account', () => updateMembershipUse(db.knex, membership, now));
}
