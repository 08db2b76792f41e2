import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type DomainRow, ownershipOf } from '../domain-row.ts';
import { getDomain } from '../get-domain.ts';
import { assertWritable } from '../read-only.ts';
import { nextOwnership } from './ownership.ts';
import { hasBegunWithin, runCheck, settleCheck } from './run-check.ts';

/** Milliseconds in which DNS is queried only once, however often a check is requested */
const ONE_QUERY_SET_IN = 10_000;

/**
 * Looks for the TXT record now, at the owner's request: the result takes effect at once, whether the record is there or
 * not. Within 10 s of the latest check its result is used again.
 * @throws ServiceError `not_found`, `domain_read_only`
 */
export async function checkVerification(ctx: Context, { domainId }: { readonly domainId: string }): Promise<DomainRow> {
  const row = await getDomain(ctx, domainId);
  await assertWritable(ctx, row);
  if (hasBegunWithin(row, ONE_QUERY_SET_IN, ctx.clock.now())) return takeLatest(ctx, row);
  const after = await runCheck(ctx, row, 'owner');
  if (after === undefined) throw notFound('domain');
  return after;
}

/** Applies the result of a background check a moment ago as that of an owner's check, which takes effect at once. */
async function takeLatest(ctx: Context, row: DomainRow): Promise<DomainRow> {
  const { last_check: check, last_checked_at: at } = row;
  const isFinished = check !== null && at !== null && Date.parse(check.checked_at) === at;
  if (!isFinished) return row;
  const before = ownershipOf(row);
  if (nextOwnership(before, { outcome: check.outcome, by: 'owner' }, at).status === before.status) return row;
  await settleCheck(ctx, { ...row, last_checked_at: at }, { check, by: 'owner' });
  return getDomain(ctx, row.id);
}
