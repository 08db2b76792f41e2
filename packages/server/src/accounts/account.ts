import type { Account, Services } from '../context.ts';
import { type PlanName, planNames } from './plans.ts';
import type { AccountRow } from './store.ts';

export const isPlanName = (text: string): text is PlanName => (planNames as readonly string[]).includes(text);

/** The account with what its plan allows under this configuration; a plan that is gone counts as the smallest. */
export function toAccount(services: Pick<Services, 'config'>, row: AccountRow): Account {
  const planName = isPlanName(row.plan) ? row.plan : 'free';
  const plan = services.config.plans[planName];
  return { id: row.id, name: row.name, planName, plan, customDomainLimit: row.custom_domain_limit };
}
