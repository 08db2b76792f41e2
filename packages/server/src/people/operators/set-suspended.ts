import type { Account, Services } from '../../context.ts';
import { releaseCrawlsOfAccount } from '../../findings/crawls/index.ts';
import { databaseNow } from '../../platform/storage/index.ts';
import { type ChangeAccountInput, changeAccount, operator } from '../accounts/index.ts';

interface Input {
  readonly accountId: string;
  readonly suspended: boolean;
}

/**
 * Suspends an account, or ends its suspension, at the command line. Meanwhile crawls pause, and continue where they
 * were; deliveries that are due meanwhile are not sent later.
 * @throws ServiceError `not_found`
 */
export async function setSuspended(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  input: Input,
): Promise<Account> {
  const ctx = { ...services, account: { id: input.accountId }, actor: operator };
  return changeAccount(ctx, suspensionOf(services, input));
}

/** The change that suspends an account or ends its suspension; empty when nothing changes. */
export const suspensionOf = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, suspended }: Input,
): ChangeAccountInput => ({
  version: undefined,
  action: suspended ? 'account.suspended' : 'account.resumed',
  changeOf: (row) => {
    if (suspended === (row.suspended_at !== null)) return {};
    return { suspended_at: suspended ? clock.now() : null };
  },
  onChanged: (trx) => releaseCrawlsOfAccount(trx, accountId, databaseNow(db)),
});
