import type { VisitorContext } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { draftAccount, insertNewAccount, personActor } from '../../accounts/index.ts';
import { insertMembership, ownership } from '../../members/index.ts';
import { isInvitedAsNew } from '../../team/index.ts';
import { draftUserWithoutPassword, insertUser } from '../../users/index.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * Creates a person with an address that the provider has verified. An invited person belongs to no account until they
 * accept; anybody else gets an account of their own, as with signing up.
 * @returns Id of the person
 * @throws SignInFailure `sign_up_off`
 */
export async function admitNewPerson(ctx: VisitorContext, trx: Executor, email: string): Promise<string> {
  const user = draftUserWithoutPassword(ctx, { email });
  if (await isInvitedAsNew(ctx, trx, email)) {
    await insertUser(trx, user);
    return user.id;
  }
  if (ctx.config.signUp !== 'open') {
    const reason = 'nobody has the address of the identity or invited it, and LINKVITALS_SIGNUP is not open';
    throw new SignInFailure('sign_up_off', reason);
  }
  const account = draftAccount(ctx, { name: user.name });
  await insertUser(trx, user);
  await insertNewAccount(ctx, trx, { account, actor: personActor(user, ctx.caller) });
  await insertMembership(trx, ownership(account.id, user.id, user.created_at));
  return user.id;
}
