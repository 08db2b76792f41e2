import type { Account, Services } from '../../context.ts';
import { readCustomLimits, withCustomLimits } from './custom-limits.ts';
import { type Plan, type PlanName, planNames } from './plans.ts';
import type { AccountRow } from './store.ts';

export const isPlanName = (text: string): text is PlanName => (planNames as readonly string[]).includes(text);

/** Columns of an account that decide what it may do */
export type PlanColumns = Pick<AccountRow, 'plan' | 'custom_limits'>;

/**
 * The limits of an account under this configuration: those of its plan, changed by its own limits. An account whose
 * plan does not exist any more has the smallest plan.
 */
export const planOf = ({ config }: Pick<Services, 'config'>, { plan, custom_limits }: PlanColumns): Plan =>
  withCustomLimits(config.plans[isPlanName(plan) ? plan : 'free'], custom_limits);

/** Maximum number of domains of the account; null: no limit. */
export const domainLimitOf = ({
  customDomainLimit,
  plan,
}: Pick<Account, 'customDomainLimit' | 'plan'>): number | null => customDomainLimit ?? plan.domains;

type WithPlan = Pick<Account, 'plan'>;

/** Maximum number of people of the account, its owners included; null: no limit. */
export const memberLimitOf = ({ plan }: WithPlan): number | null => (plan.agency_features ? plan.members : 1);

/** Maximum number of API keys of the account that work at a time */
export const keyLimitOf = ({ plan }: WithPlan): number => (plan.agency_features ? plan.api_keys : 0);

/** Converts a row to an account, with its plan under this configuration. */
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
