import type { Account as AccountOfContract } from '@linkvitals/contract';
import type { Account } from '../context.ts';
import { toIso } from '../time.ts';
import { domainLimitOf } from './account.ts';

export const presentAccount = (account: Account): AccountOfContract => ({
  id: account.id,
  name: account.name,
  plan: account.planName,
  limits: { ...account.plan, domains: domainLimitOf(account) },
  created_at: toIso(account.createdAt),
});
