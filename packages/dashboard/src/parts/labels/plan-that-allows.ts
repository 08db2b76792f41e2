import type { Account, AccountWithPlans } from '@linkvitals/contract/types';

/** The smallest plan of the server that allows something; undefined when none does. */
export const planThatAllows = (
  plans: AccountWithPlans['plans'],
  allows: (limits: Account['limits']) => boolean,
): AccountWithPlans['plan'] | undefined => plans.find(({ limits }) => allows(limits))?.name;

/** Whether a limit leaves room for one more; null: no limit. */
export const isAbove = (limit: number | null, used: number): boolean => limit === null || limit > used;
