import type { CustomLimits } from '@linkvitals/contract';
import type { Actor, Services } from '../../context.ts';
import { type AccountRow, draftAccount, insertNewAccount, operator } from '../accounts/index.ts';
import { insertMembership, ownership } from '../members/index.ts';
import { withPerson } from './with-person.ts';

export interface OwnedAccountInput {
  readonly name: string;
  readonly plan?: string;
  readonly customDomainLimit?: number;
  readonly customLimits?: CustomLimits;
  readonly ownerEmail: string;
  /** Name for a person who is new. Default: the part of the address before the `@`. */
  readonly ownerName?: string;
}

export interface OwnedAccount {
  readonly account: AccountRow;
  /**
   * Link with which a new owner chooses a password, valid for a day. Undefined: the person existed already, and signs
   * in as before.
   */
  readonly link: string | undefined;
}

/**
 * Creates an account and its owner, who may already be a person with other accounts.
 * @param caller Caller with the address of the operator. Default: a command.
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
