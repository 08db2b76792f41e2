import { type Claimable, laneState } from '../../../outgoing/attempts/index.ts';
import { type Database, type Executor, timeOfStatement } from '../../../platform/storage/index.ts';
import type { RecheckRow } from '../recheck-row.ts';
import { recheckQueue } from './recheck-queue.ts';

export interface ClaimableRecheck extends Omit<RecheckRow, 'state' | 'evidence'>, Claimable {}

/** Reads rechecks and the state of their lanes by one statement: several would read them at different moments. */
export async function listClaimableRechecks(
  db: Database,
  ids: readonly string[],
): Promise<readonly ClaimableRecheck[]> {
  const { knex } = db;
  const rows: ClaimableRecheck[] = await knex('issue_rechecks')
    .whereIn('id', ids)
    .select('issue_rechecks.*', ...laneState(knex, recheckQueue, timeOfStatement(db)));
  return rows.map((row) => ({ ...row, now: Number(row.now) }));
}

interface Held {
  readonly id: string;
  readonly token: string;
}

const held = (on: Executor, { id, token }: Held) =>
  on('issue_rechecks').where({ id, lease_token: token, state: 'pending' });

/** Counts a start. False: another server has the recheck, or it is deleted. */
export async function countStart(on: Executor, recheck: Held): Promise<boolean> {
  return (await held(on, recheck).update({ starts: on.raw('?? + 1', ['starts']) })) > 0;
}

/** Whether this server still holds the recheck. If so, its row is locked, and it does until the transaction ends. */
export async function lockHeldRecheck(trx: Executor, recheck: Held): Promise<boolean> {
  return (await held(trx, recheck).forUpdate().first('id')) !== undefined;
}
