import type { SignIn } from '@linkvitals/contract';
import type { Familiarity, VisitorContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { passSecondFactor } from '../factors/index.ts';
import { countSignIn } from '../limits/index.ts';
import { listOwnAccounts } from '../members/index.ts';
import { findUserByEmail, lockUserVersion, normaliseEmail, type UserRow, updatePasswordHash } from '../users/index.ts';
import { type StartedSession, startSession } from './start-session.ts';

type SignedIn = StartedSession & { readonly user: UserRow };

const refuse = (): ServiceError =>
  new ServiceError('invalid_credentials', 'The address and the password do not belong together. Check both.');

interface Credentials {
  /** Normalised address; undefined: the input is no address. */
  readonly address: string | undefined;
  readonly password: string;
  readonly who: Familiarity;
}

/** Finds the person with this address and password. An unknown address takes as long as a wrong password. */
async function findByCredentials(ctx: VisitorContext, { address, password, who }: Credentials): Promise<UserRow> {
  const user = address === undefined ? undefined : await findUserByEmail(ctx.db.knex, address);
  const { matches, isOutdated } = await ctx.passwords.check(password, user?.password_hash, who);
  if (user === undefined || !matches) throw refuse();
  if (isOutdated) await updatePasswordHash(ctx.db.knex, user, await ctx.passwords.hash(password));
  return user;
}

/**
 * Starts the session. A code is used up if and only if the session starts. Undefined: the person has changed since
 * their password was checked. Setting a new password ends all sessions, so none may start with the old password after
 * that.
 */
async function enter(ctx: VisitorContext, user: UserRow, given: SignIn): Promise<SignedIn | undefined> {
  const [account] = await listOwnAccounts(ctx.db.knex, user.id);
  const who = { userId: user.id, accountId: account?.id ?? null, caller: ctx.caller };
  const entered = await transaction(ctx.db, async (trx) => {
    if ((await lockUserVersion(trx, user.id)) !== user.version) return undefined;
    const notice = await passSecondFactor(ctx, trx, { ...given, user });
    return { notice, started: await startSession(ctx, trx, who) };
  });
  if (entered === undefined) return undefined;
  await ctx.alarms.wake('mail', entered.notice);
  return { ...entered.started, user };
}

/**
 * Signs in. Wrong codes count like wrong passwords. A right password without the necessary code does not count, and
 * does not erase wrong codes before it.
 * @throws ServiceError `invalid_credentials`, `second_factor_required`, `rate_limited`, `unavailable`
 */
export function signIn(ctx: VisitorContext, input: SignIn): Promise<SignedIn> {
  const address = normaliseEmail(input.email);
  return countSignIn(ctx, address ?? input.email, async (who) => {
    for (;;) {
      const user = await findByCredentials(ctx, { address, password: input.password, who });
      const entered = await enter(ctx, user, input);
      if (entered !== undefined) return entered;
    }
  });
}
