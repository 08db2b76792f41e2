import type { Services } from '../../../context.ts';
import { keepLease, listNext, releaseRow } from '../../../outgoing/attempts/index.ts';
import { type NewNotification, wakeNotifications } from '../../../outgoing/notifications/index.ts';
import { timeOfStatement } from '../../../platform/storage/index.ts';
import { type ClaimedReport, claimReport } from './claim-report.ts';
import { LostReportError } from './lost-report.ts';
import { countStart } from './queue-store.ts';
import { reportQueue } from './report-queue.ts';
import { type Outcome, settleReport } from './settle-report.ts';
import { writeReport } from './write-report.ts';

interface MakeInput {
  readonly reportId: string;
  /** Aborts when the report is to be released, for another server or a later time. */
  readonly signal?: AbortSignal | undefined;
}

/** Result of an alarm. `aborted`: the report was released, perhaps while it was made. With the last four, no work began. */
export type ReportOutcome = Outcome | 'aborted' | 'early' | 'taken' | 'busy' | 'ended';

/**
 * Makes the report of an alarm, if its row is due. After the death of a process its lease ends; then the report is made again from the
 * beginning, and what was written before is deleted.
 */
export async function makeReport(services: Services, { reportId: id, signal }: MakeInput): Promise<ReportOutcome> {
  if (signal?.aborted) return 'aborted';
  const claim = await claimReport(services, id);
  const { alarms, clock, db, log } = services;
  if (claim.kind === 'early') await alarms.wake('report', { id, at: clock.now() + claim.waitMs });
  await alarms.wake('report', claim.next);
  if (claim.kind !== 'claimed') return claim.kind;
  const { format } = claim.row;
  const { outcome, error, retryInMs, released } = await inSlot(services, claim, signal ?? new AbortController().signal);
  if (outcome === 'completed' || outcome === 'failed') services.onPoint?.('after-report-commit');
  await wakeNotifications(services, released);
  const what = { report_id: id, format, attempt: claim.number, outcome, error };
  if (outcome === 'failed') log.warn(what, 'a report could not be made');
  else log.info(what, 'report attempted');
  if (outcome === 'retrying') await alarms.wake('report', { id, at: clock.now() + retryInMs });
  const [next] = await listNext(db.knex, reportQueue, [claim], { now: timeOfStatement(db) });
  if (outcome !== 'aborted') await alarms.wake('report', next);
  return outcome;
}

interface Attempted {
  readonly outcome: Outcome | 'aborted';
  readonly error?: unknown;
  readonly retryInMs: number;
  readonly released: readonly NewNotification[];
}

const nothing = { retryInMs: 0, released: [] } as const;

/** Makes the file while the report occupies a slot of its lane. */
async function inSlot(services: Services, claim: ClaimedReport, signal: AbortSignal): Promise<Attempted> {
  const held = { id: claim.row.id, token: claim.token };
  await using _lease = keepLease(services, { table: 'reports', ...held });
  try {
    if (!(await countStart(services.db.knex, held))) return { outcome: 'lost', ...nothing };
    services.onPoint?.('before-report');
    const file = await writeReport(services, claim, signal);
    return await settleReport(services, claim, { file });
  } catch (error) {
    if (error instanceof LostReportError) return { outcome: 'lost', ...nothing };
    if (!signal.aborted) return { error, ...(await settleReport(services, claim, { error })) };
    await releaseRow(services.db.knex, reportQueue, held.id, held.token);
    return { outcome: 'aborted', ...nothing };
  }
}
