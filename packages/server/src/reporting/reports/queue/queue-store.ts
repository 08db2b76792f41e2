import { type Claimable, laneState } from '../../../outgoing/attempts/index.ts';
import { type Database, type Executor, timeOfStatement } from '../../../platform/storage/index.ts';
import type { ReportRow } from '../report-row.ts';
import { reportQueue } from './report-queue.ts';

export interface ClaimableReport extends Omit<ReportRow, 'state'>, Claimable {}

/** Reads reports with the state of their lane. One statement, so that all of it is of one moment. */
export async function listClaimableReports(db: Database, ids: readonly string[]): Promise<readonly ClaimableReport[]> {
  const { knex } = db;
  const rows: ClaimableReport[] = await knex('reports')
    .whereIn('id', ids)
    .select('reports.*', ...laneState(knex, reportQueue, timeOfStatement(db)));
  return rows.map((row) => ({ ...row, now: Number(row.now) }));
}

/** Whether reports of a summary are still to be made. */
export async function hasWaitingReports(on: Executor, summaryId: string): Promise<boolean> {
  return (await on('reports').where({ summary_id: summaryId, state: 'pending' }).first('id')) !== undefined;
}

interface Held {
  readonly id: string;
  readonly token: string;
}

const held = (on: Executor, { id, token }: Held) => on('reports').where({ id, lease_token: token, state: 'pending' });

/** Counts a start. False: another server has the report, or it is gone. */
export async function countStart(on: Executor, report: Held): Promise<boolean> {
  return (await held(on, report).update({ progress: 0, starts: on.raw('?? + 1', ['starts']) })) > 0;
}

/** Stores the progress. False: another server has the report, or it is gone, and nothing may be written any more. */
export async function updateProgress(on: Executor, report: Held, progress: number): Promise<boolean> {
  return (await held(on, report).update({ progress })) > 0;
}

/** Whether this process still holds the report. The row is locked until the transaction ends, so that this stays so. */
export async function lockHeldReport(trx: Executor, report: Held): Promise<boolean> {
  return (await held(trx, report).forUpdate().first('id')) !== undefined;
}
