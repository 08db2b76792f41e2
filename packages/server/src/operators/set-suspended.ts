import { changeAccount, operator } from '../accounts/index.ts';
import type { Account, Actor, Services } from '../context.ts';
import { releaseCrawlsOfAccount } from '../crawls/index.ts';
import { databaseNow } from '../storage/index.ts';

interface Input {
  readonly accountId: string;
  readonly suspended: boolean;
  /** Default: the operator at the command line. */
  readonly actor?: Actor;
}

/**
 * Suspends an account, or ends its suspension. Crawls stand still until then and go on where they were; what was to be
 * delivered meanwhile is not sent later.
 * @throws ServiceError `not_found`
 */
export async function setSuspended(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  { accountId, suspended, actor = operator }: Input,
): Promise<Account> {
  const ctx = { ...services, account: { id: accountId }, actor };
  return changeAccount(ctx, {
    version: undefined,
    action: suspended ? 'account.suspended' : 'account.resumed',
    changeOf: (row) => {
      if (suspended === (row.suspended_at !== null)) return {};
      return { suspended_at: suspended ? services.clock.now() : null };
    },
    onChanged: (trx) => releaseCrawlsOfAccount(trx, accountId, databaseNow(services.db)),
  });
}
