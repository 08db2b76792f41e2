import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { readDatabaseNow, transaction } from '../../platform/storage/index.ts';
import { assertWritable, getDomain } from '../../sites/domains/index.ts';
import { getIssue, lockIssues } from '../issues/index.ts';
import { assertRate } from './assert-rate.ts';
import type { RecheckRow } from './recheck-row.ts';
import { findLastRecheck, insertRecheck } from './recheck-store.ts';

/**
 * Queues a recheck of an issue's URL, which a job runs. While one waits or runs, it answers that one.
 * @throws ServiceError `not_found`, `forbidden`, `domain_read_only`, `domain_not_verified`, `rate_limited`
 */
export async function requestRecheck(ctx: Context, issueId: string): Promise<RecheckRow> {
  const { domain_id } = await getIssue(ctx, issueId);
  const domain = await getDomain(ctx, domain_id);
  await assertWritable(ctx, domain);
  if (domain.verification_status !== 'verified') {
    const detail = `Add the TXT record of ${domain.hostname} and check it; the domain shows name and value.`;
    throw new ServiceError('domain_not_verified', detail);
  }
  const { row, isNew } = await transaction(ctx.db, async (trx) => {
    // Requests for the same domain are handled one at a time, so that an issue has one waiting recheck, and the limits
    // hold.
    await lockIssues(trx, domain_id);
    await getIssue(ctx, issueId, trx);
    const last = await findLastRecheck(trx, issueId);
    if (last?.state === 'pending') return { row: last, isNew: false };
    const { id: accountId } = ctx.account;
    await assertRate(trx, { accountId, domainId: domain_id, now: ctx.clock.now() });
    const draft = { ...notBegun, id: ctx.ids.uuid(), issue_id: issueId, account_id: accountId, domain_id };
    const made = { requested_by: bylineOf(ctx.actor), created_at: ctx.clock.now() };
    const fresh: RecheckRow = { ...draft, ...made, next_attempt_at: await readDatabaseNow(ctx.db, trx) };
    await insertRecheck(trx, fresh);
    return { row: fresh, isNew: true };
  });
  if (isNew) await ctx.alarms.wake('recheck', row);
  return row;
}

const notBegun = {
  state: 'pending',
  attempts: 0,
  starts: 0,
  lease_owner: null,
  outcome: null,
  inconclusive_because: null,
  issue_state: null,
  evidence: null,
  error: null,
  looked_at: null,
  finished_at: null,
} as const;
