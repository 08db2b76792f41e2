import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { assertVersion, changedSince } from '../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { deleteAnswers } from '../../platform/idempotency/index.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { auditSubject } from './audited-values.ts';
import { lockDomain } from './get-domain.ts';
import { markDomainRowDeleted } from './store.ts';

export interface MarkDomainDeletedInput {
  readonly domainId: string;
  /** The exact normalised hostname. */
  readonly confirm: string;
  /** Version that the domain must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Hides a domain from every query, in the caller's transaction. Its empty row stays, because rows that are still to be
 * removed refer to it. The hostname becomes free, and stored answers about the domain are deleted.
 * @throws ServiceError `not_found`, `forbidden`, `confirmation_mismatch`, `precondition_failed`
 */
export async function markDomainDeleted(
  ctx: Context,
  trx: Executor,
  { domainId, confirm, version }: MarkDomainDeletedInput,
  at: number,
): Promise<void> {
  const row = await lockDomain(ctx, trx, domainId);
  assertAllowedOn(ctx, row.id, 'domain');
  if (confirm !== row.hostname) {
    throw new ServiceError('confirmation_mismatch', `To delete the domain, give confirm=${row.hostname}.`);
  }
  assertVersion(row, version, 'domain');
  if (!(await markDomainRowDeleted(trx, row, at))) throw changedSince('domain');
  await recordAudit(ctx, trx, { action: 'domain.deleted', subject: auditSubject(row) });
  await deleteAnswers(trx, { accountId: row.account_id, subjectId: row.id });
}
