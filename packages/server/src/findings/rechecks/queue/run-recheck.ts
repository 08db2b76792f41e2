import type { Services } from '../../../context.ts';
import { keepLease, listNext, releaseRow } from '../../../outgoing/attempts/index.ts';
import { contextFor } from '../../../people/accounts/index.ts';
import { timeOfStatement } from '../../../platform/storage/index.ts';
import { findStartUrl } from '../../crawls/index.ts';
import { getIssue } from '../../issues/index.ts';
import { type ClaimedRecheck, claimRecheck } from './claim-recheck.ts';
import { lookAtUrl } from './look-at-url.ts';
import { siteToLookAt } from './may-look.ts';
import { countStart } from './queue-store.ts';
import { recheckQueue } from './recheck-queue.ts';
import { type Ended, type Outcome, settleRecheck } from './settle-recheck.ts';

interface RunInput {
  readonly recheckId: string;
  /** Once aborted, the recheck is given back, for another server or a later time. */
  readonly signal?: AbortSignal | undefined;
}

/** The outcome of an alarm; with the last five no recheck began. */
export type RecheckOutcome = Outcome | 'aborted' | 'early' | 'taken' | 'busy' | 'ended';

/**
 * Requests the URL of an issue, if the row of the alarm says that it is due, and settles the issue. A process that dies
 * leaves a lease that expires; then the URL is requested again.
 */
export async function runRecheck(services: Services, { recheckId: id, signal }: RunInput): Promise<RecheckOutcome> {
  if (signal?.aborted) return 'aborted';
  const claim = await claimRecheck(services, id);
  const { alarms, clock, db, log } = services;
  if (claim.kind === 'early') await alarms.wake('recheck', { id, at: clock.now() + claim.waitMs });
  await alarms.wake('recheck', claim.next);
  if (claim.kind !== 'claimed') return claim.kind;
  const { outcome, error, retryInMs } = await inSlot(services, claim, signal ?? new AbortController().signal);
  const what = { recheck_id: id, issue_id: claim.row.issue_id, attempt: claim.number, outcome, err: error };
  if (outcome === 'retrying') log.warn(what, 'a recheck broke off; it is tried again');
  else log.info(what, 'recheck attempted');
  if (outcome === 'retrying') await alarms.wake('recheck', { id, at: clock.now() + retryInMs });
  const [next] = await listNext(db.knex, recheckQueue, [claim], { now: timeOfStatement(db) });
  if (outcome !== 'aborted') await alarms.wake('recheck', next);
  return outcome;
}

interface Attempted {
  readonly outcome: Outcome | 'aborted';
  readonly error?: unknown;
  readonly retryInMs: number;
}

/** The part of the work that holds its slot */
async function inSlot(services: Services, claim: ClaimedRecheck, signal: AbortSignal): Promise<Attempted> {
  const held = { id: claim.row.id, token: claim.token };
  await using _lease = keepLease(services, { table: 'issue_rechecks', ...held });
  if (!(await countStart(services.db.knex, held))) return { outcome: 'lost', retryInMs: 0 };
  const ended = await attempt(services, claim, signal);
  if (signal.aborted) {
    await releaseRow(services.db.knex, recheckQueue, held.id, held.token);
    return { outcome: 'aborted', retryInMs: 0 };
  }
  const settled = await settleRecheck(services, claim, ended);
  return 'error' in ended ? { error: ended.error, ...settled } : settled;
}

async function attempt(services: Services, { row }: ClaimedRecheck, signal: AbortSignal): Promise<Ended> {
  try {
    const ctx = await contextFor(services, row.account_id, 'schedule');
    const site = await siteToLookAt(ctx, row.domain_id);
    const issue = await getIssue(ctx, row.issue_id);
    const home = await findStartUrl(ctx.db.knex, { domainId: row.domain_id, crawlId: issue.last_seen_crawl_id });
    return await lookAtUrl(ctx, { site, issue, home, signal });
  } catch (error) {
    return { error };
  }
}
