import type { Account, Services } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { isPlanName, toAccount } from './account.ts';
import { findAccount, updatePlan } from './store.ts';

interface Input {
  readonly accountId: string;
  readonly plan: string;
  /** Left out: the account keeps its own limit, if it has one. Null: the plan's number again. */
  readonly customDomainLimit?: number | null | undefined;
}

/** Moves an account to another plan. Nothing is deleted: what is over the new limits becomes read-only. */
export async function setPlan(services: Pick<Services, 'config' | 'db'>, input: Input): Promise<Account> {
  if (!isPlanName(input.plan)) throw new ServiceError('invalid_setting', `There is no plan ${input.plan}.`);
  const { accountId, plan, customDomainLimit: limit } = input;
  await updatePlan(services.db.knex, accountId, {
    plan,
    ...(limit === undefined ? {} : { custom_domain_limit: limit }),
  });
  const row = await findAccount(services.db.knex, accountId);
  if (row === undefined) throw notFound('account');
  return toAccount(services, row);
}
