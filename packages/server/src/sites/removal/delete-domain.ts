import type { Context } from '../../context.ts';
import { endCrawlsOfDomain } from '../../findings/crawls/index.ts';
import { endRechecksOfDomain } from '../../findings/rechecks/index.ts';
import { takeDomainOutOfDays } from '../../findings/trends/index.ts';
import { endDeliveriesOfDomain } from '../../outgoing/deliveries/index.ts';
import { deleteDomainInSummaries, endNotificationsOfDomain } from '../../outgoing/notifications/index.ts';
import { deleteDomainChoices } from '../../outgoing/webhooks/index.ts';
import { deleteDomainInKeys, moveUsageToAccount } from '../../people/accounts/index.ts';
import { forgetGrantsOn } from '../../people/team/index.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { endReportsOfDomain } from '../../reporting/reports/index.ts';
import { deleteSharesOfDomain } from '../../reporting/sharing/index.ts';
import { type MarkDomainDeletedInput, markDomainDeleted } from '../domains/index.ts';
import { removeDomain } from './remove-domain.ts';
import { insertRemoval } from './store.ts';

type Step = (trx: Executor, domainId: string, at: number) => Promise<unknown>;

/** Steps in the transaction of the deletion. Each touches few rows, however many the domain has. */
const steps: readonly Step[] = [
  endCrawlsOfDomain,
  endDeliveriesOfDomain,
  endNotificationsOfDomain,
  endReportsOfDomain,
  endRechecksOfDomain,
  deleteSharesOfDomain,
  deleteDomainChoices,
  insertRemoval,
];

/**
 * Batches that are removed before the response: enough for most domains. The rest of a large one is removed in the
 * background.
 */
const BATCHES_AT_ONCE = 4;

/**
 * Deletes a domain: from now on nothing of it is readable, counted, crawled or sent, and its hostname is free. Its rows
 * are removed by `removeDomain`, the first ones at once. Its usage stays with the account.
 * @throws ServiceError `not_found`, `confirmation_mismatch`, `precondition_failed`
 */
export async function deleteDomain(ctx: Context, input: MarkDomainDeletedInput): Promise<void> {
  const at = ctx.clock.now();
  await transaction(ctx.db, async (trx) => {
    await markDomainDeleted(ctx, trx, input, at);
    for (const step of steps) await step(trx, input.domainId, at);
    await forgetGrantsOn(trx, { accountId: ctx.account.id, domainId: input.domainId });
    await deleteDomainInKeys(trx, { accountId: ctx.account.id, domainId: input.domainId });
    await deleteDomainInSummaries(trx, { accountId: ctx.account.id, domainId: input.domainId });
    // No crawl is under way any more, so nothing more is counted for the domain.
    const changeId = ctx.ids.uuid();
    await takeDomainOutOfDays(trx, { accountId: ctx.account.id, domainId: input.domainId, changeId });
    await moveUsageToAccount(trx, { accountId: ctx.account.id, domainId: input.domainId });
  });
  const { domainId } = input;
  await removeDomain(ctx, { domainId, batches: BATCHES_AT_ONCE }).catch((error: unknown) => {
    ctx.log.warn(
      { err: error, domain_id: domainId },
      'rows of a deleted domain remain; they are removed in the background',
    );
  });
}
