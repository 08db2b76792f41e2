import type { Account, Services } from '../context.ts';
import { type Plan, type PlanName, planNames } from './plans.ts';
import type { AccountRow } from './store.ts';

export const isPlanName = (text: string): text is PlanName => (planNames as readonly string[]).includes(text);

/** What a stored plan allows under this configuration; one that is gone counts as the smallest. */
export const planOf = ({ config }: Pick<Services, 'config'>, name: string): Plan =>
  config.plans[isPlanName(name) ? name : 'free'];

/** How many domains the account may have; null: any number. */
export const domainLimitOf = ({
  customDomainLimit,
  plan,
}: Pick<Account, 'customDomainLimit' | 'plan'>): number | null => customDomainLimit ?? plan.domains;

/** The account with what its plan allows under this configuration; a plan that is gone counts as the smallest. */
export function toAccount(services: Pick<Services, 'config'>, row: AccountRow): Account {
  const planName: PlanName = isPlanName(row.plan) ? row.plan : 'free';
  return {
    id: row.id,
    name: row.name,
    planName,
    plan: planOf(services, planName),
    customDomainLimit: row.custom_domain_limit,
    suspendedAt: row.suspended_at,
    version: row.version,
    createdAt: row.created_at,
  };
}
