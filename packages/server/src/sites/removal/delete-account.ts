import type { Context, PersonContext } from '../../context.ts';
import { endCrawlsOfAccount } from '../../findings/crawls/index.ts';
import { endRechecksOfAccount } from '../../findings/rechecks/index.ts';
import { endDeliveriesOfAccount } from '../../outgoing/deliveries/index.ts';
import { endNotificationsOfAccount } from '../../outgoing/notifications/index.ts';
import { deleteDomainChoicesOfAccount, markEndpointsOfAccountDeleted } from '../../outgoing/webhooks/index.ts';
import { lockAccount, markAccountDeleted } from '../../people/accounts/index.ts';
import { assertFresh, moveAllSessionsOffAccount } from '../../people/sessions/index.ts';
import { assertVersion } from '../../platform/asserts/assert-version.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { endReportsOfAccount } from '../../reporting/reports/index.ts';
import { markDomainsOfAccountDeleted } from '../domains/index.ts';
import { deleteAccess, insertRemovalsOfAccount } from './account-store.ts';
import { removeAccount } from './remove-account.ts';

interface DeleteAccountInput {
  /** The exact name of the account. */
  readonly confirm: string;
  /** Version that the account must still have; undefined: any. */
  readonly version: number | undefined;
}

type Step = (trx: Executor, accountId: string, at: number) => Promise<unknown>;

/** Steps in the transaction of the deletion. Each takes a statement or two, however many domains there are. */
const steps: readonly Step[] = [
  insertRemovalsOfAccount,
  markDomainsOfAccountDeleted,
  endCrawlsOfAccount,
  endDeliveriesOfAccount,
  endNotificationsOfAccount,
  endReportsOfAccount,
  endRechecksOfAccount,
  deleteDomainChoicesOfAccount,
  moveAllSessionsOffAccount,
  deleteAccess,
];

/**
 * Batches that are removed before the response: enough for a small account. The rest of a large one is removed in the
 * background.
 */
const BATCHES_AT_ONCE = 4;

/**
 * Deletes an account: from now on nothing of it is readable, crawled or sent, and nobody has access to it. Its rows,
 * including the audit log, are removed by `removeAccount`. People are kept.
 * @throws ServiceError `reauthentication_required`, `confirmation_mismatch`, `precondition_failed`, `not_found`
 */
export async function deleteAccount(ctx: Context & PersonContext, input: DeleteAccountInput): Promise<void> {
  assertFresh(ctx);
  const { id: accountId } = ctx.account;
  const at = ctx.clock.now();
  await transaction(ctx.db, async (trx) => {
    const { name, version } = await lockAccount(trx, accountId);
    if (input.confirm !== name) {
      throw new ServiceError('confirmation_mismatch', `To delete the account, give confirm=${name}.`);
    }
    assertVersion({ version }, input.version, 'account');
    await markAccountDeleted(trx, accountId, at);
    await markEndpointsOfAccountDeleted(trx, accountId, { at, secret: ctx.secrets.seal('') });
    for (const step of steps) await step(trx, accountId, at);
  });
  // The log is the only record, because the audit log is deleted with the account.
  ctx.log.warn({ account_id: accountId, user_id: ctx.user.id, address: ctx.caller.address }, 'account deleted');
  await removeAccount(ctx, { accountId, batches: BATCHES_AT_ONCE }).catch((error: unknown) => {
    const what = 'rows of a deleted account remain; they are removed in the background';
    ctx.log.warn({ err: error, account_id: accountId }, what);
  });
}
