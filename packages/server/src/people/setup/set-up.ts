import type { SetUp } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { insertSettingsOfOwner } from '../../outgoing/notifications/index.ts';
import { assertPasswordsOn } from '../../platform/asserts/assert-passwords-on.ts';
import { invalidSetting, ServiceError } from '../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../platform/storage/index.ts';
import { draftAccount, hasAccounts, insertNewAccount, personActor } from '../accounts/index.ts';
import { countLinkUse } from '../limits/index.ts';
import { deleteLinksFor, lockLinks, readLink, useLink } from '../links/index.ts';
import { insertMembership, ownership } from '../members/index.ts';
import { type StartedSession, startSession } from '../sessions/index.ts';
import { draftUser, draftUserWithoutPassword, insertUser, type UserRow } from '../users/index.ts';

const alreadySetUp = (): ServiceError =>
  new ServiceError(
    'already_set_up',
    'This server is set up already. Sign in, or have an owner of its account invite you.',
  );

/**
 * Makes the first owner. When people sign in with identity providers only, the owner has no password: a provider that
 * has verified the address signs them in, and in the session of the set-up they can link any identity.
 */
async function draftOwner(ctx: VisitorContext, input: SetUp, accountName: string): Promise<UserRow> {
  const { password, ...person } = input;
  if (password !== undefined) {
    assertPasswordsOn(ctx);
    return draftUser(ctx, { ...person, password }, [accountName]);
  }
  if (ctx.config.oidcOnly) return draftUserWithoutPassword(ctx, person);
  const detail = 'Choose a password.';
  throw invalidSetting('password', detail);
}

/**
 * Inserts the owner. The address may be taken, because people stay when the accounts of a server are deleted. @throws
 * ServiceError `invalid_setting`
 */
async function insertOwner(trx: Executor, user: UserRow): Promise<void> {
  try {
    await insertUser(trx, user);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const instead = `make the account with \`linkvitals account create --owner-email ${user.email}\``;
    throw invalidSetting('email', `${user.email} can sign in here already. Use another address, or ${instead}.`);
  }
}

/**
 * Makes the first account, in the time zone and language of its owner, and signs the owner in. When several requests
 * come at once, one succeeds.
 * @throws ServiceError `link_expired`, `already_set_up`, `rate_limited`, `weak_password`, `invalid_setting`,
 * `unavailable`, `password_sign_in_off`
 */
export async function setUp(ctx: VisitorContext, input: SetUp): Promise<StartedSession & { readonly user: UserRow }> {
  const link = { token: input.token, purpose: 'set_up' } as const;
  // This comes before any costly work: nobody without a link can make the server hash.
  if (await hasAccounts(ctx.db.knex)) throw alreadySetUp();
  await countLinkUse(ctx, () => readLink(ctx, ctx.db.knex, link));
  const account = draftAccount(ctx, { name: input.account_name, nameAt: 'account_name' });
  const user = await draftOwner(ctx, input, account.name);
  return transaction(ctx.db, async (trx) => {
    await lockLinks(trx, 'set_up');
    if (await hasAccounts(trx)) throw alreadySetUp();
    await useLink(ctx, trx, link);
    await deleteLinksFor(trx, 'set_up');
    await insertNewAccount(ctx, trx, { account, actor: personActor(user, ctx.caller) });
    await insertOwner(trx, user);
    await insertMembership(trx, ownership(account.id, user.id, user.created_at));
    await insertSettingsOfOwner(trx, account.id, user);
    const started = await startSession(ctx, trx, { userId: user.id, accountId: account.id, caller: ctx.caller });
    return { ...started, user };
  });
}
