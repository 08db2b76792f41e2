import type { AccountRow } from '../../accounts/index.ts';
import { findAccount } from '../../accounts/index.ts';
import type { VisitorContext } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { hashSecretToken } from '../../secret-token.ts';
import type { Executor } from '../../storage/index.ts';
import { findInvitationByHash, type InvitationRow } from './store.ts';

export const invitationOver = (): ServiceError =>
  new ServiceError(
    'link_expired',
    'The invitation was accepted or revoked, is too old, or its link is not complete. Have it sent again.',
  );

interface OpenInvitation {
  readonly row: InvitationRow;
  readonly account: AccountRow;
}

/** What a token is for, without using it. @throws ServiceError `link_expired` */
export async function openInvitation(ctx: VisitorContext, on: Executor, token: string): Promise<OpenInvitation> {
  const row = await findInvitationByHash(on, hashSecretToken(token));
  if (row === undefined || row.expires_at <= ctx.clock.now()) throw invitationOver();
  const account = await findAccount(on, row.account_id);
  if (account === undefined) throw invitationOver();
  return { row, account };
}
