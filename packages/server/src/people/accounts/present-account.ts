import type { Account as AccountOfContract, AccountWithPlans } from '@linkvitals/contract';
import type { Account, Context } from '../../context.ts';
import { toIso } from '../../platform/time.ts';
import { domainLimitOf, keyLimitOf, memberLimitOf } from './account.ts';
import { planNames } from './plans.ts';

const presentLimits = (account: Pick<Account, 'plan' | 'customDomainLimit'>): AccountOfContract['limits'] => ({
  ...account.plan,
  domains: domainLimitOf(account),
  members: memberLimitOf(account),
  api_keys: keyLimitOf(account),
});

export const presentAccount = (account: Account): AccountOfContract => ({
  id: account.id,
  name: account.name,
  plan: account.planName,
  limits: presentLimits(account),
  created_at: toIso(account.createdAt),
});

/** Presents the account, and the limits of each plan of this server, the smallest plan first. */
export const presentAccountWithPlans = ({
  account,
  config,
  rendering,
}: Pick<Context, 'account' | 'config' | 'rendering'>): AccountWithPlans => ({
  ...presentAccount(account),
  rendering_unavailable: rendering.whyNot,
  plans: planNames.map((name) => ({
    name,
    limits: presentLimits({ plan: config.plans[name], customDomainLimit: null }),
  })),
});
