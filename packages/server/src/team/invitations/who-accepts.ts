import type { InvitationAcceptance } from '@linkvitals/contract';
import { assertPasswordsOn } from '../../asserts/assert-passwords-on.ts';
import type { VisitorContext } from '../../context.ts';
import { invalidSetting, ServiceError } from '../../errors.ts';
import { findMembership } from '../../members/index.ts';
import { authenticateSession, type SessionRow, signIn } from '../../sessions/index.ts';
import { draftUser, findUserByEmail, type UserRow } from '../../users/index.ts';
import { letsInNewPeople } from './lets-in-new-people.ts';
import type { InvitationRow } from './store.ts';

/** Who accepts an invitation, as they have proved. */
export interface Accepting {
  readonly user: UserRow;
  /** Their row is not written yet. */
  readonly isNew: boolean;
  /** Of somebody who is known. */
  readonly session?: SessionRow;
  /** Of a session that was begun for this. */
  readonly token?: string;
}

interface Invited {
  readonly invitation: Pick<InvitationRow, 'account_id' | 'email' | 'invited_by'>;
  readonly accountName: string;
}

/**
 * A session of the invited address, the password of whoever has it, or somebody new. A password goes the way of every
 * sign-in, with its limits and its second factor.
 * @throws ServiceError `unauthorized`, `forbidden`, and what signing in and choosing a password throw
 */
export async function findWhoAccepts(
  ctx: VisitorContext,
  input: InvitationAcceptance,
  { invitation, accountName }: Invited,
): Promise<Accepting> {
  const { password, name } = input;
  const { email } = invitation;
  if (password === undefined) return bySession(ctx, email);
  assertPasswordsOn(ctx);
  if ((await findUserByEmail(ctx.db.knex, email)) !== undefined) {
    return { isNew: false, ...(await signIn(ctx, { email, password })) };
  }
  await assertLetsIn(ctx, invitation);
  if (name === undefined) {
    const detail = 'Give the name that others see.';
    throw invalidSetting('name', detail);
  }
  const { time_zone, locale } = input;
  return { isNew: true, user: await draftUser(ctx, { email, name, password, time_zone, locale }, [accountName]) };
}

/** @throws ServiceError `sign_up_closed` */
async function assertLetsIn(
  { config, db }: VisitorContext,
  { account_id, invited_by }: Invited['invitation'],
): Promise<void> {
  const inviter = invited_by === null ? undefined : await findMembership(db.knex, { account_id, user_id: invited_by });
  if (letsInNewPeople(config.signUp, inviter?.role)) return;
  const detail =
    'You are new here, and only an owner of the account can bring in new people. Have an owner invite you, or have the operator set LINKVITALS_SIGNUP to invite.';
  throw new ServiceError('sign_up_closed', detail);
}

async function bySession(ctx: VisitorContext, email: string): Promise<Accepting> {
  if (ctx.sessionToken === undefined) {
    const ifNew = ctx.config.oidcOnly ? '' : ', or give a name and a password if you are new here';
    throw new ServiceError('unauthorized', `Sign in as ${email}${ifNew}.`);
  }
  const { user, session } = await authenticateSession(ctx, ctx.sessionToken, ctx.caller);
  if (user.email === email) return { user, isNew: false, session };
  throw new ServiceError('forbidden', `The invitation is for ${email}, and you are signed in as ${user.email}.`);
}
