import type { SignUp } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { insertSettingsOfOwner } from '../../outgoing/notifications/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../platform/storage/index.ts';
import { type AccountRow, draftAccount, insertNewAccount, personActor } from '../accounts/index.ts';
import { countLinkUse, rememberNetwork } from '../limits/index.ts';
import { linkExpired, readLink, useLink } from '../links/index.ts';
import { insertMembership, ownership } from '../members/index.ts';
import { type StartedSession, startSession } from '../sessions/index.ts';
import { draftUser, insertUser, type UserRow } from '../users/index.ts';
import { assertSignUpIsOpen } from './request-sign-up.ts';

const taken = (): ServiceError =>
  new ServiceError('invalid_setting', 'This address has signed up meanwhile. Sign in with it.');

interface NewOwner {
  readonly user: UserRow;
  readonly account: AccountRow;
}

async function insertPerson(ctx: VisitorContext, trx: Executor, { user, account }: NewOwner): Promise<void> {
  try {
    await insertUser(trx, user);
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  await insertNewAccount(ctx, trx, { account, actor: personActor(user, ctx.caller) });
  await insertMembership(trx, ownership(account.id, user.id, user.created_at));
  await insertSettingsOfOwner(trx, account.id, user);
}

/**
 * Makes a person and an account of their own on the default plan, in their time zone and language, and signs them in.
 * @throws ServiceError `sign_up_closed`, `link_expired`, `rate_limited`, `weak_password`, `invalid_setting`, `unavailable`
 */
export async function redeemSignUp(
  ctx: VisitorContext,
  input: SignUp,
): Promise<StartedSession & { readonly user: UserRow }> {
  assertSignUpIsOpen(ctx);
  const which = { token: input.token, purpose: 'sign_up' } as const;
  const { data } = await countLinkUse(ctx, () => readLink(ctx, ctx.db.knex, which));
  if (data?.email === undefined) throw linkExpired();
  const account = draftAccount(ctx, { name: input.account_name, nameAt: 'account_name' });
  const user = await draftUser(ctx, { ...input, email: data.email }, [account.name]);
  const started = await transaction(ctx.db, async (trx) => {
    await useLink(ctx, trx, which);
    await insertPerson(ctx, trx, { user, account });
    return startSession(ctx, trx, { userId: user.id, accountId: account.id, caller: ctx.caller });
  });
  await rememberNetwork(ctx, user.email);
  return { ...started, user };
}
