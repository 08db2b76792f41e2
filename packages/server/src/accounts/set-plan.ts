import type { Account, Services } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { isPlanName, toAccount } from './account.ts';
import { changePlan, findAccount } from './store.ts';

type Input = { readonly accountId: string; readonly plan: string; readonly customDomainLimit?: number | undefined };

/** Moves an account to another plan. Nothing is deleted: what is over the new limits becomes read-only. */
export async function setPlan(services: Pick<Services, 'config' | 'db'>, input: Input): Promise<Account> {
  if (!isPlanName(input.plan)) throw new ServiceError('invalid_setting', `There is no plan ${input.plan}.`);
  const change = { plan: input.plan, custom_domain_limit: input.customDomainLimit ?? null };
  await changePlan(services.db.knex, input.accountId, change);
  const row = await findAccount(services.db.knex, input.accountId);
  if (row === undefined) throw notFound('account');
  return toAccount(services, row);
}
