import type { InvitationAcceptance } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { authenticateSession, type SessionRow, signIn } from '../../sessions/index.ts';
import { draftUser, findUserByEmail, type UserRow } from '../../users/index.ts';

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
  /** The address that the invitation is for. */
  readonly email: string;
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
  { email, accountName }: Invited,
): Promise<Accepting> {
  const { password, name } = input;
  if (password === undefined) return bySession(ctx, email);
  if ((await findUserByEmail(ctx.db.knex, email)) !== undefined) {
    return { isNew: false, ...(await signIn(ctx, { email, password })) };
  }
  if (ctx.config.signUp === 'off') {
    const detail =
      'People who are new to this server cannot accept invitations. The operator can set LINKVITALS_SIGNUP to invite.';
    throw new ServiceError('sign_up_closed', detail);
  }
  if (name === undefined) {
    const detail = 'Give the name that others see.';
    throw new ServiceError('invalid_setting', { detail, errors: [{ pointer: '#/name', detail }] });
  }
  const { time_zone, locale } = input;
  return { isNew: true, user: await draftUser(ctx, { email, name, password, time_zone, locale }, [accountName]) };
}

async function bySession(ctx: VisitorContext, email: string): Promise<Accepting> {
  if (ctx.sessionToken === undefined) {
    throw new ServiceError('unauthorized', `Sign in as ${email}, or give a name and a password if you are new here.`);
  }
  const { user, session } = await authenticateSession(ctx, ctx.sessionToken, ctx.caller);
  if (user.email === email) return { user, isNew: false, session };
  throw new ServiceError('forbidden', `The invitation is for ${email}, and you are signed in as ${user.email}.`);
}
