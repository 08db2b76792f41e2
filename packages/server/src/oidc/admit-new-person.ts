import { draftAccount, insertAccount } from '../accounts/index.ts';
import type { Services } from '../context.ts';
import { insertMembership, ownership } from '../members/index.ts';
import type { Executor } from '../storage/index.ts';
import { draftUserWithoutPassword, insertUser } from '../users/index.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * Makes a person with an account of their own, as signing up by mail does: the provider has verified the address.
 * @returns Id of the person.
 * @throws SignInFailure `sign_up_off`
 */
export async function admitNewPerson(services: Services, trx: Executor, email: string): Promise<string> {
  if (services.config.signUp !== 'open') {
    throw new SignInFailure('sign_up_off', 'nobody has the address of the identity, and LINKVITALS_SIGNUP is not open');
  }
  const user = draftUserWithoutPassword(services, { email });
  const account = draftAccount(services, { name: user.name });
  await insertUser(trx, user);
  await insertAccount(trx, account);
  await insertMembership(trx, ownership(account.id, user.id, user.created_at));
  return user.id;
}
