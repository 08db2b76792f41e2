import type { CustomLimits } from '@linkvitals/contract';
import { type AccountRow, draftAccount, insertNewAccount, operator } from '../accounts/index.ts';
import type { Actor, Services } from '../context.ts';
import { insertMembership, ownership } from '../members/index.ts';
import { withPerson } from './with-person.ts';

export interface OwnedAccountInput {
  readonly name: string;
  readonly plan?: string;
  readonly customDomainLimit?: number;
  readonly customLimits?: CustomLimits;
  readonly ownerEmail: string;
  /** Of a person who is new. Default: what stands before the `@`. */
  readonly ownerName?: string;
}

export interface OwnedAccount {
  readonly account: AccountRow;
  /** With which the owner chooses a password, for a day. Undefined: the person was there already, and signs in as before. */
  readonly link: string | undefined;
}

/**
 * Makes an account and its owner, who may be a person of other accounts already.
 * @param caller From where the operator calls. Default: a command.
 * @throws ServiceError `invalid_setting`
 */
export async function createOwnedAccount(
  services: Services,
  input: OwnedAccountInput,
  { address }: Pick<Actor, 'address'> = operator,
): Promise<OwnedAccount> {
  const account = draftAccount(services, input);
  const owner = { email: input.ownerEmail, name: input.ownerName };
  const { link } = await withPerson(services, owner, async (trx, { id }) => {
    await insertNewAccount(services, trx, { account, actor: { ...operator, address } });
    await insertMembership(trx, ownership(account.id, id, account.created_at));
  });
  return { account, link };
}
