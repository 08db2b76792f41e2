import type { NewOwnAccount } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { type AccountRow, draftAccount, insertNewAccount, personActor } from '../accounts/index.ts';
import { countNewAccount } from '../limits/index.ts';
import { insertMembership, listOwnAccounts, ownership, ownsEnough } from '../members/index.ts';
import { type SessionRow, updateSession } from '../sessions/index.ts';
import { lockUser } from '../users/index.ts';

/** @throws ServiceError `sign_up_closed` */
function assertMayCreate({ config }: PersonContext): void {
  if (config.signUp === 'open') return;
  const detail =
    'Only the operator of the server makes accounts here (`linkvitals account create --owner-email`). Have an owner of an account invite you, or request one from the operator.';
  throw new ServiceError('sign_up_closed', detail);
}

/** @throws ServiceError `account_limit_reached` */
async function assertRoom({ config, user }: PersonContext, on: Executor): Promise<void> {
  if (!ownsEnough(config, await listOwnAccounts(on, user.id))) return;
  const { accountsPerPerson } = config;
  const allowed = accountsPerPerson === 1 ? 'one account' : `${accountsPerPerson} accounts`;
  const detail = `A person may own ${allowed} here, and you do. Delete one first; the operator of the server can allow more.`;
  throw new ServiceError('account_limit_reached', detail);
}

async function insertOwned(ctx: PersonContext, trx: Executor, account: AccountRow): Promise<void> {
  const { user, session, caller } = ctx;
  await lockUser(trx, user.id);
  await assertRoom(ctx, trx);
  await insertNewAccount(ctx, trx, { account, actor: personActor(user, caller) });
  await insertMembership(trx, ownership(account.id, user.id, account.created_at));
  if (await updateSession(trx, session.id, { account_id: account.id })) return;
  throw new ServiceError('unauthorized', 'The session has ended. Sign in again.');
}

/**
 * Creates an account on the default plan for a signed-in person, who owns it, and moves their session to it. Of several
 * requests at once as many succeed as the person may still own.
 * @returns the session after the change
 * @throws ServiceError `sign_up_closed`, `account_limit_reached`, `rate_limited`, `invalid_setting`, `unauthorized`
 */
export async function createOwnAccount(ctx: PersonContext, { name }: NewOwnAccount): Promise<SessionRow> {
  assertMayCreate(ctx);
  const account = draftAccount(ctx, { name });
  const { user, session } = ctx;
  await assertRoom(ctx, ctx.db.knex);
  await countNewAccount(ctx, user.id, () => transaction(ctx.db, (trx) => insertOwned(ctx, trx, account)));
  return { ...session, account_id: account.id };
}
