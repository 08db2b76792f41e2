import type { VisitorContext } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { hashSecretToken } from '../../../platform/secret-token.ts';
import type { AccountRow } from '../../accounts/index.ts';
import { findAccount } from '../../accounts/index.ts';
import { countLinkUse } from '../../limits/index.ts';
import { findInvitationByHash, type InvitationRow } from './store.ts';

export const invitationOver = (): ServiceError =>
  new ServiceError(
    'link_expired',
    'The invitation was accepted or revoked, is too old, or the token is not what follows the # of its link. Have it sent again.',
  );

interface OpenInvitation {
  readonly row: InvitationRow;
  readonly account: AccountRow;
}

/** Finds the invitation of a token, without using it. @throws ServiceError `link_expired`, `rate_limited` */
export const openInvitation = (ctx: VisitorContext, token: string): Promise<OpenInvitation> =>
  countLinkUse(ctx, () => findInvitation(ctx, token));

async function findInvitation(ctx: VisitorContext, token: string): Promise<OpenInvitation> {
  const on = ctx.db.knex;
  const row = await findInvitationByHash(on, hashSecretToken(token));
  if (row === undefined || row.expires_at <= ctx.clock.now()) throw invitationOver();
  const account = await findAccount(on, row.account_id);
  if (account === undefined) throw invitationOver();
  return { row, account };
}
