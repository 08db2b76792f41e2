import type { Account, Services } from '../context.ts';
import { readCustomLimits, withCustomLimits } from './custom-limits.ts';
import { type Plan, type PlanName, planNames } from './plans.ts';
import type { AccountRow } from './store.ts';

export const isPlanName = (text: string): text is PlanName => (planNames as readonly string[]).includes(text);

/** Columns of an account that say what it may do. */
export type PlanColumns = Pick<AccountRow, 'plan' | 'custom_limits'>;

/**
 * What an account may do under this configuration: what its plan allows, with its own limits. A plan that is gone counts as
 * the smallest.
 */
export const planOf = ({ config }: Pick<Services, 'config'>, { plan, custom_limits }: PlanColumns): Plan =>
  withCustomLimits(config.plans[isPlanName(plan) ? plan : 'free'], custom_limits);

/** How many domains the account may have; null: any number. */
export const domainLimitOf = ({
  customDomainLimit,
  plan,
}: Pick<Account, 'customDomainLimit' | 'plan'>): number | null => customDomainLimit ?? plan.domains;

type WithPlan = Pick<Account, 'plan'>;

/** How many people the account may have, its owners included; null: any number. */
export const memberLimitOf = ({ plan }: WithPlan): number | null => (plan.agency_features ? plan.members : 1);

/** How many API keys of the account may work at a time. */
export const keyLimitOf = ({ plan }: WithPlan): number => (plan.agency_features ? plan.api_keys : 0);

/** The account with what it may do under this configuration. */
export function toAccount(services: Pick<Services, 'config'>, row: AccountRow): Account {
  const planName: PlanName = isPlanName(row.plan) ? row.plan : 'free';
  return {
    id: row.id,
    name: row.name,
    planName,
    plan: planOf(services, row),
    customDomainLimit: row.custom_domain_limit,
    customLimits: readCustomLimits(row.custom_limits),
    suspendedAt: row.suspended_at,
    version: row.version,
    createdAt: row.created_at,
  };
}
