import type { SignIn } from '@linkvitals/contract';
import type { VisitorContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { countSignIn } from '../limits/index.ts';
import { listOwnAccounts } from '../members/index.ts';
import { findUserByEmail, normaliseEmail, type UserRow, updatePasswordHash } from '../users/index.ts';
import { type StartedSession, startSession } from './start-session.ts';

const refuse = (): ServiceError =>
  new ServiceError('invalid_credentials', 'The address and the password do not belong together. Check both.');

/**
 * The person with this address and password. An unknown address takes as long as a wrong password.
 * @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable`
 */
export function checkCredentials(ctx: VisitorContext, input: SignIn): Promise<UserRow> {
  const address = normaliseEmail(input.email);
  return countSignIn(ctx, address ?? input.email, () => findByCredentials(ctx, address, input.password));
}

async function findByCredentials(ctx: VisitorContext, address: string | undefined, password: string): Promise<UserRow> {
  const user = address === undefined ? undefined : await findUserByEmail(ctx.db.knex, address);
  const { matches, isOutdated } = await ctx.passwords.check(password, user?.password_hash);
  if (user === undefined || !matches) throw refuse();
  if (isOutdated) await updatePasswordHash(ctx.db.knex, user, await ctx.passwords.hash(password));
  return user;
}

/** @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable` */
export async function signIn(ctx: VisitorContext, input: SignIn): Promise<StartedSession & { readonly user: UserRow }> {
  const user = await checkCredentials(ctx, input);
  const [account] = await listOwnAccounts(ctx.db.knex, user.id);
  const who = { userId: user.id, accountId: account?.id ?? null, caller: ctx.caller };
  return { ...(await startSession(ctx, ctx.db.knex, who)), user };
}
