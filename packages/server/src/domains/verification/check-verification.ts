import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { DomainRow } from '../domain-row.ts';
import { getDomain } from '../get-domain.ts';
import { assertWritable } from '../read-only.ts';
import { finishCheck, ownershipOf } from '../store.ts';
import { nextOwnership } from './ownership.ts';
import { hasBegunWithin, runCheck } from './run-check.ts';

/** However often it is requested, DNS is queried once in this time. */
const ONE_QUERY_SET_IN = 10_000;

/**
 * Looks for the TXT record now, in the owner's name: what is found takes effect at once, both ways. Within 10 s of the
 * latest check that one's result is taken.
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

/** A background check a moment ago may have found what only an owner's check acts upon at once. */
async function takeLatest(ctx: Context, row: DomainRow): Promise<DomainRow> {
  const { last_check: check, last_checked_at: at } = row;
  const isFinished = check !== null && at !== null && Date.parse(check.checked_at) === at;
  if (!isFinished) return row;
  const before = ownershipOf(row);
  const ownership = nextOwnership(before, { outcome: check.outcome, by: 'owner' }, at);
  if (ownership.status === before.status) return row;
  await finishCheck(ctx.db.knex, row, { ownership, check });
  return getDomain(ctx, row.id);
}
