import type { Executor } from '../../platform/storage/index.ts';
import { deleteGrantsOn } from '../members/index.ts';
import { deleteInvitedGrantsOn } from './invitations/store.ts';

/** Removes all rights of members and invited people on a domain, as a part of its deletion. */
export async function forgetGrantsOn(
  trx: Executor,
  { accountId, domainId }: { readonly accountId: string; readonly domainId: string },
): Promise<void> {
  // Invitations come first: one that is accepted meanwhile is a membership by the time that memberships are read.
  await deleteInvitedGrantsOn(trx, accountId, domainId);
  await deleteGrantsOn(trx, accountId, domainId);
}
