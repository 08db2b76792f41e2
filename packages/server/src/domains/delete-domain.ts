import { keepUsageOf } from '../accounts/index.ts';
import type { Context } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { forgetAnswers } from '../idempotency/index.ts';
import { transaction } from '../storage/index.ts';
import { assertVersion, changedMeanwhile } from './assert-version.ts';
import { ownerOf } from './find-domain.ts';
import { domainOf, removeDomain } from './store.ts';

interface DeleteDomainInput {
  readonly domainId: string;
  /** The exact normalised hostname. */
  readonly confirm: string;
  /** Version that the domain must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Removes a domain with everything that belongs to it: crawls, results, events, deliveries, schedule, settings,
 * kept answers. A running crawl finds its row gone and stops without an event. What the domain has used stays with the
 * account.
 * @throws ServiceError `not_found`, `confirmation_mismatch`, `precondition_failed`
 */
export async function deleteDomain(ctx: Context, { domainId, confirm, version }: DeleteDomainInput): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    const row = await domainOf(trx, ownerOf(ctx), { id: domainId, lock: true });
    if (row === undefined) throw notFound('domain');
    if (confirm !== row.hostname) {
      throw new ServiceError('confirmation_mismatch', `To delete the domain, give confirm=${row.hostname}.`);
    }
    assertVersion(row, version);
    if (!(await removeDomain(trx, row))) throw changedMeanwhile();
    await forgetAnswers(trx, { accountId: row.account_id, subjectId: row.id });
    // Once the crawls are gone, nothing more is counted for the domain.
    await keepUsageOf(trx, { accountId: row.account_id, domainId: row.id });
  });
}
