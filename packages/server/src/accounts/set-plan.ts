import type { Account, Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { isPlanName } from './account.ts';
import { changeAccount } from './change-account.ts';
import { operator } from './context-for.ts';

interface Input {
  readonly accountId: string;
  readonly plan: string;
  /** Left out: the account keeps its own limit, if it has one. Null: the plan's number again. */
  readonly customDomainLimit?: number | null | undefined;
}

/**
 * Moves an account to another plan. Nothing is deleted: what is over the new limits becomes read-only.
 * @throws ServiceError `invalid_setting`, `not_found`
 */
export async function setPlan(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  input: Input,
): Promise<Account> {
  const { accountId, plan, customDomainLimit: limit } = input;
  if (!isPlanName(plan)) throw new ServiceError('invalid_setting', `There is no plan ${plan}.`);
  const ctx = { ...services, account: { id: accountId }, actor: operator };
  const change = { plan, ...(limit === undefined ? {} : { custom_domain_limit: limit }) };
  return changeAccount(ctx, { version: undefined, action: 'account.plan_changed', changeOf: () => change });
}
