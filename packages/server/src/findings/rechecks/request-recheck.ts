import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, readDatabaseNow, transaction } from '../../platform/storage/index.ts';
import { assertWritable, type DomainRow, getDomain } from '../../sites/domains/index.ts';
import { getIssue, type IssueRow, lockIssues } from '../issues/index.ts';
import { assertRate } from './assert-rate.ts';
import type { RecheckRow } from './recheck-row.ts';
import { findLastRecheck, insertRecheck } from './recheck-store.ts';

/**
 * Queues a recheck of an issue's URL, which a job runs. While one waits or runs, it answers that one.
 * @throws ServiceError `not_found`, `forbidden`, `domain_read_only`, `domain_not_verified`, `rate_limited`
 */
export async function requestRecheck(ctx: Context, issueId: string): Promise<RecheckRow> {
  const { domain_id } = await getIssue(ctx, issueId);
  await assertMayRecheck(ctx, await getDomain(ctx, domain_id));
  const { row, isNew } = await transaction(ctx.db, async (trx) => {
    await lockIssues(trx, domain_id);
    return queueRecheck(ctx, trx, await getIssue(ctx, issueId, trx));
  });
  if (isNew) await ctx.alarms.wake('recheck', row);
  return row;
}

/** @throws ServiceError `domain_read_only`, `domain_not_verified` */
export async function assertMayRecheck(ctx: Context, domain: DomainRow): Promise<void> {
  await assertWritable(ctx, domain);
  if (domain.verification_status === 'verified') return;
  const detail = `Add the TXT record of ${domain.hostname} and check it; the domain shows name and value.`;
  throw new ServiceError('domain_not_verified', detail);
}

interface Queued {
  readonly row: RecheckRow;
  /** False: it waits or runs already. */
  readonly isNew: boolean;
}

/**
 * Queues a recheck of an issue; its alarm is to be set after the commit. The transaction must have locked the domain's issues, so that an
 * issue has one waiting recheck, and the limits hold.
 * @throws ServiceError `rate_limited`
 */
export async function queueRecheck(
  ctx: Context,
  trx: Executor,
  { id: issue_id, domain_id }: Pick<IssueRow, 'id' | 'domain_id'>,
): Promise<Queued> {
  const last = await findLastRecheck(trx, issue_id);
  if (last?.state === 'pending') return { row: last, isNew: false };
  const { id: accountId } = ctx.account;
  await assertRate(trx, { accountId, domainId: domain_id, now: ctx.clock.now() });
  const draft = { ...notBegun, id: ctx.ids.uuid(), issue_id, account_id: accountId, domain_id };
  const made = { requested_by: bylineOf(ctx.actor), created_at: ctx.clock.now() };
  const row: RecheckRow = { ...draft, ...made, next_attempt_at: await readDatabaseNow(ctx.db, trx) };
  await insertRecheck(trx, row);
  return { row, isNew: true };
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
