import { deleteGrantsOn } from '../members/index.ts';
import type { Executor } from '../storage/index.ts';
import { deleteInvitedGrantsOn } from './invitations/store.ts';

/** Part of the deletion of a domain: no member and nobody who is invited has rights on it any more. */
export async function forgetGrantsOn(
  trx: Executor,
  { accountId, domainId }: { readonly accountId: string; readonly domainId: string },
): Promise<void> {
  // Invitations first: what is accepted meanwhile is a membership by the time that those are looked at.
  await deleteInvitedGrantsOn(trx, accountId, domainId);
  await deleteGrantsOn(trx, accountId, domainId);
}
