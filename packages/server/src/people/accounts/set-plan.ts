import type { CustomLimitsUpdate } from '@linkvitals/contract';
import type { Account, Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { isPlanName } from './account.ts';
import { changeAccount } from './change-account.ts';
import { operator } from './context-for.ts';
import { limitsChange } from './limits-change.ts';

interface Input {
  readonly accountId: string;
  /** New plan; left out: the account keeps its plan. */
  readonly plan?: string | undefined;
  /** Left out: the account keeps its own limit, if it has one. Null: the plan's limit applies again. */
  readonly customDomainLimit?: number | null | undefined;
  /** Changes in the form that `changeCustomLimits` takes */
  readonly customLimits?: CustomLimitsUpdate | undefined;
}

/**
 * Moves an account to another plan, or gives it limits of its own. Nothing is deleted: domains and endpoints over the
 * new limits become read-only.
 * @throws ServiceError `invalid_setting`, `not_found`
 */
export async function setPlan(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  input: Input,
): Promise<Account> {
  const { accountId, plan, customDomainLimit, customLimits } = input;
  if (plan !== undefined && !isPlanName(plan)) throw new ServiceError('invalid_setting', `There is no plan ${plan}.`);
  const ctx = { ...services, account: { id: accountId }, actor: operator };
  const changeOf = limitsChange({ plan, custom_domain_limit: customDomainLimit, custom_limits: customLimits });
  return changeAccount(ctx, { version: undefined, action: 'account.plan_changed', changeOf });
}
