import type { AdminAccount } from '@linkvitals/contract';
import { presentAccount } from '../accounts/index.ts';
import type { Account } from '../context.ts';
import { toIsoOrNull } from '../time.ts';

export const presentAdminAccount = (account: Account): AdminAccount => ({
  ...presentAccount(account),
  custom_domain_limit: account.customDomainLimit,
  suspended_at: toIsoOrNull(account.suspendedAt),
});
