import type { Services } from '../../../context.ts';
import { nextAttemptAt, settleRows, settling } from '../../../outgoing/attempts/index.ts';
import { addUsage, usageMonth } from '../../../people/accounts/index.ts';
import { type Executor, readDatabaseNow, toJsonColumn, transaction } from '../../../platform/storage/index.ts';
import { refreshIssueTotals } from '../../crawls/index.ts';
import { type Look, lockIssues, type SettledLook, settleLook } from '../../issues/index.ts';
import type { RecheckRow } from '../recheck-row.ts';
import type { ClaimedRecheck } from './claim-recheck.ts';
import { RefusedLookError } from './may-look.ts';
import { lockHeldRecheck } from './queue-store.ts';
import { recheckQueue, SCHEDULE } from './recheck-queue.ts';

/** Outcomes of a recheck. `lost`: another server has it, or its domain is deleted. */
export type Outcome = 'done' | 'failed' | 'retrying' | 'lost';

/** The observation of the URL, or the reason why there is none */
export type Ended = { readonly look: Look; readonly urlsRequested: number } | { readonly error: unknown };

interface Settled {
  readonly outcome: Outcome;
  /** Milliseconds until the next attempt, with `retrying` */
  readonly retryInMs: number;
}

/** Settles the issue by the observation, and ends the recheck, in one transaction. */
export function settleRecheck(services: Services, claim: ClaimedRecheck, ended: Ended): Promise<Settled> {
  const { row, token } = claim;
  const held = { id: row.id, token };
  return transaction(
    services.db,
    async (trx) => {
      // The domain is locked first, in the same order as in all transactions that settle its issues.
      await lockIssues(trx, row.domain_id);
      if (!(await lockHeldRecheck(trx, held))) return { outcome: 'lost', retryInMs: 0 };
      const now = await readDatabaseNow(services.db, trx);
      const end =
        'look' in ended ? await settle(services, trx, row, ended) : failure(services, claim, { ...ended, now });
      await settleRows(trx, recheckQueue, [held], { ...end, attempts: claim.number });
      if ('look' in ended && ended.urlsRequested > 0) await count(services, trx, row, ended.urlsRequested);
      services.onPoint?.('before-recheck-commit');
      const retryInMs = Math.max(0, (end.next_attempt_at ?? now) - now);
      return { outcome: end.state === 'pending' ? 'retrying' : end.state, retryInMs };
    },
    settling(services),
  );
}

type Row = ClaimedRecheck['row'];

/** Columns that end a recheck */
type End = Pick<RecheckRow, 'state' | 'next_attempt_at'> &
  Partial<Omit<RecheckRow, 'state' | 'next_attempt_at' | 'evidence'>> & { readonly evidence?: string | null };

async function settle(
  services: Services,
  trx: Executor,
  row: Row,
  ended: Extract<Ended, { look: Look }>,
): Promise<End> {
  const { look } = ended;
  const { account_id: accountId, issue_id: issueId, requested_by: by } = row;
  const settled = await settleLook(services, trx, { accountId, issueId, look, by });
  const end = { next_attempt_at: null, finished_at: services.clock.now() };
  if (settled === undefined) return { ...end, state: 'failed' };
  await refreshIssueTotals(services, trx, row.domain_id, [issueId]);
  return { ...end, state: 'done', looked_at: look.at, error: null, ...columnsOf(settled) };
}

const columnsOf = ({ outcome, because, state, evidence }: SettledLook) => ({
  outcome,
  inconclusive_because: because,
  issue_state: state,
  evidence: toJsonColumn(evidence),
});

/**
 * Ends a recheck without an observation. A `RefusedLookError` ends it with its reason; any other error is retried a few
 * times.
 */
function failure(
  { clock }: Services,
  { number }: ClaimedRecheck,
  { error, now }: { readonly error: unknown; readonly now: number },
): End {
  const end = { next_attempt_at: null, finished_at: clock.now(), state: 'failed' } as const;
  if (error instanceof RefusedLookError) return { ...end, error: error.message };
  const next = nextAttemptAt({ number, endedAt: now }, { scheduleSeconds: SCHEDULE, random: 0 });
  if (next !== undefined) return { state: 'pending', next_attempt_at: next };
  return { ...end, error: 'The URL could not be requested for a reason on our side. Try again later.' };
}

/**
 * Counts every URL for which a request was sent, as crawls do. It comes last, because its row is locked until the end
 * of the transaction.
 */
async function count({ clock }: Services, trx: Executor, row: Row, urls: number): Promise<void> {
  const month = usageMonth(clock.now());
  await addUsage(trx, { accountId: row.account_id, domainId: row.domain_id, month, urls });
}
