import type { AdminAccountUpdate } from '@linkvitals/contract';
import { changeCustomLimits } from './custom-limits.ts';
import type { AccountChange, AccountRow } from './store.ts';

type Update = {
  readonly [Name in 'plan' | 'custom_domain_limit' | 'custom_limits']?: AdminAccountUpdate[Name] | undefined;
};

/** Makes the change of an account's plan and limits; members that are left out stay. */
export const limitsChange =
  ({ plan, custom_domain_limit, custom_limits }: Update) =>
  (row: AccountRow): AccountChange => ({
    ...(plan !== undefined && { plan }),
    ...(custom_domain_limit !== undefined && { custom_domain_limit }),
    ...(custom_limits !== undefined && { custom_limits: changeCustomLimits(row.custom_limits, custom_limits) }),
  });
