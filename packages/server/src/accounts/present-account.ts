import type { Account as AccountOfContract } from '@linkvitals/contract';
import type { Account } from '../context.ts';
import { toIso } from '../time.ts';
import { domainLimitOf, keyLimitOf, memberLimitOf } from './account.ts';

export const presentAccount = (account: Account): AccountOfContract => ({
  id: account.id,
  name: account.name,
  plan: account.planName,
  limits: {
    ...account.plan,
    domains: domainLimitOf(account),
    members: memberLimitOf(account),
    api_keys: keyLimitOf(account),
  },
  created_at: toIso(account.createdAt),
});
