import type { InvitationAcceptance } from '@linkvitals/contract';
import type { VisitorContext } from '../../../context.ts';
import { assertPasswordsOn } from '../../../platform/asserts/assert-passwords-on.ts';
import { invalidSetting, ServiceError } from '../../../platform/errors.ts';
import { findMembership } from '../../members/index.ts';
import { authenticateSession, type SessionRow, signIn } from '../../sessions/index.ts';
import { draftUser, findUserByEmail, type UserRow } from '../../users/index.ts';
import { letsInNewPeople } from './lets-in-new-people.ts';
import type { InvitationRow } from './store.ts';

/** The person who accepts an invitation, after their proof of identity */
export interface Accepting {
  readonly user: UserRow;
  /** The row of the person is not written yet. */
  readonly isNew: boolean;
  /** Session of a person who is known */
  readonly session?: SessionRow;
  /** Token of a session that was begun for this */
  readonly token?: string;
}

interface Invited {
  readonly invitation: Pick<InvitationRow, 'account_id' | 'email' | 'invited_by'>;
  readonly accountName: string;
}

/**
 * Finds the person who accepts an invitation: by a session of the invited address, by the password of the person with
 * that address, or as a new person. A password is checked as at every sign-in, with its limits and its second factor.
 * @throws ServiceError `unauthorized`, `forbidden`, and every error of signing in and choosing a password
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

/** Refuses new people whom the inviter may not bring in. @throws ServiceError `sign_up_closed` */
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
