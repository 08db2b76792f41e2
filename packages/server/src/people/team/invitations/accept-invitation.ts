import type { InvitationAcceptance } from '@linkvitals/contract';
import type { VisitorContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../../platform/storage/index.ts';
import { assertActive, findAccount, lockAccount, personActor, toAccount } from '../../accounts/index.ts';
import { rememberNetwork } from '../../limits/index.ts';
import { findMembership, insertMembership } from '../../members/index.ts';
import { deleteSession, type SessionRow, startSession, updateSession } from '../../sessions/index.ts';
import { insertUser, type UserRow } from '../../users/index.ts';
import { assertRoomForMember, assertTeamPlan } from '../assert-manages.ts';
import { auditedValues } from '../audited-values.ts';
import { invitationOver, openInvitation } from './open-invitation.ts';
import { deleteInvitation, type InvitationRow, lockInvitationByHash } from './store.ts';
import { type Accepting, findWhoAccepts } from './who-accepts.ts';

export interface Accepted {
  readonly user: UserRow;
  readonly session: SessionRow;
  /** Token for the cookie; undefined when the request's own session was used. */
  readonly token?: string | undefined;
}

/**
 * Makes the invited person a member with exactly the role and the grants of the invitation. Of several requests at once
 * one succeeds.
 * @throws ServiceError `link_expired`, `account_suspended`, `plan_required`, `forbidden`, `unauthorized`,
 * `invalid_credentials`, `second_factor_required`, `sign_up_closed`, `rate_limited`, `member_exists`,
 * `invalid_setting`, `weak_password`, `unavailable`, `plan_limit_reached`
 */
export async function acceptInvitation(ctx: VisitorContext, input: InvitationAcceptance): Promise<Accepted> {
  // This comes before any costly work: nobody without a link can make the server hash.
  const { row, account } = await openInvitation(ctx, input.token);
  const who = await findWhoAccepts(ctx, input, { invitation: row, accountName: account.name });
  const joining = { tokenHash: row.token_hash, accountId: account.id, who };
  try {
    const accepted = await transaction(ctx.db, (trx) => join(ctx, trx, joining));
    if (who.isNew) await rememberNetwork(ctx, row.email);
    return accepted;
  } catch (error) {
    // Nobody receives the token of this session.
    if (who.token !== undefined && who.session !== undefined) await deleteSession(ctx.db.knex, who.session);
    throw error;
  }
}

interface Joining {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly who: Accepting;
}

async function join(ctx: VisitorContext, trx: Executor, { tokenHash, accountId, who }: Joining): Promise<Accepted> {
  await lockAccount(trx, accountId);
  const row = await useInvitation(ctx, trx, tokenHash);
  const found = await findAccount(trx, accountId);
  if (found === undefined) throw invitationOver();
  const account = toAccount(ctx, found);
  assertActive(account);
  assertTeamPlan(account);
  if (who.isNew) await insertPerson(trx, who.user);
  const at = { account_id: accountId, user_id: who.user.id };
  if ((await findMembership(trx, at)) !== undefined) {
    throw new ServiceError('member_exists', 'You belong to this account already.');
  }
  await assertRoomForMember(trx, account);
  const now = ctx.clock.now();
  const { role, grants } = row;
  await insertMembership(trx, { ...at, role, grants, version: 1, created_at: now, updated_at: now });
  const { user, session, token } = who;
  const subject = { id: row.id, name: row.email };
  const acting = { ids: ctx.ids, clock: ctx.clock, account, actor: personActor(user, ctx.caller) };
  await recordAudit(acting, trx, { action: 'invitation.accepted', subject, after: auditedValues(row) });
  if (session === undefined) {
    return { user, ...(await startSession(ctx, trx, { userId: user.id, accountId, caller: ctx.caller })) };
  }
  await updateSession(trx, session.id, { account_id: accountId });
  return { user, session: { ...session, account_id: accountId }, token };
}

/** @throws ServiceError `invalid_credentials` when a person with the address was added meanwhile */
async function insertPerson(trx: Executor, user: UserRow): Promise<void> {
  try {
    await insertUser(trx, user);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ServiceError('invalid_credentials', `Somebody with ${user.email} is here by now. Sign in, then accept.`);
  }
}

/** @throws ServiceError `link_expired` when another request was first */
async function useInvitation(ctx: VisitorContext, trx: Executor, tokenHash: string): Promise<InvitationRow> {
  const row = await lockInvitationByHash(trx, tokenHash);
  if (row === undefined || row.expires_at <= ctx.clock.now()) throw invitationOver();
  if (!(await deleteInvitation(trx, row))) throw invitationOver();
  return row;
}
