import type { AdminAccount } from '@linkvitals/contract';
import type { Account } from '../../context.ts';
import { toIsoOrNull } from '../../platform/time.ts';
import { presentAccount } from '../accounts/index.ts';

export const presentAdminAccount = (account: Account): AdminAccount => ({
  ...presentAccount(account),
  custom_domain_limit: account.customDomainLimit,
  custom_limits: account.customLimits,
  suspended_at: toIsoOrNull(account.suspendedAt),
});
