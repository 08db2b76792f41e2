import type { SetUp } from '@linkvitals/contract';
import { draftAccount, hasAccounts, insertAccount } from '../accounts/index.ts';
import type { VisitorContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { countLinkUse } from '../limits/index.ts';
import { deleteLinksFor, lockLinks, readLink, useLink } from '../links/index.ts';
import { insertMembership, ownership } from '../members/index.ts';
import { type StartedSession, startSession } from '../sessions/index.ts';
import { transaction } from '../storage/index.ts';
import { draftUser, insertUser, type UserRow } from '../users/index.ts';

const alreadySetUp = (): ServiceError =>
  new ServiceError('already_set_up', 'Somebody else has set this server up. Sign in, or have its owner invite you.');

/**
 * Makes the first account and its owner, and signs the owner in. Of several at once one succeeds.
 * @throws ServiceError `link_expired`, `already_set_up`, `rate_limited`, `weak_password`, `invalid_setting`, `unavailable`
 */
export async function setUp(ctx: VisitorContext, input: SetUp): Promise<StartedSession & { readonly user: UserRow }> {
  const link = { token: input.token, purpose: 'set_up' } as const;
  // Before anything that costs: nobody without a link makes the server hash.
  if (await hasAccounts(ctx.db.knex)) throw alreadySetUp();
  await countLinkUse(ctx, () => readLink(ctx, ctx.db.knex, link));
  const account = draftAccount(ctx, { name: input.account_name });
  const user = await draftUser(ctx, input, [account.name]);
  return transaction(ctx.db, async (trx) => {
    await lockLinks(trx, 'set_up');
    if (await hasAccounts(trx)) throw alreadySetUp();
    await useLink(ctx, trx, link);
    await deleteLinksFor(trx, 'set_up');
    await insertAccount(trx, account);
    await insertUser(trx, user);
    await insertMembership(trx, ownership(account.id, user.id, user.created_at));
    const started = await startSession(ctx, trx, { userId: user.id, accountId: account.id, caller: ctx.caller });
    return { ...started, user };
  });
}
