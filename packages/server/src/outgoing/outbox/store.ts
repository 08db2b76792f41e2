import { type Database, deleteByIds, type Executor, isFree, timeOfStatement } from '../../platform/storage/index.ts';
import { type Claimable, laneState, unclaimed } from '../attempts/index.ts';
import { type MailRow, withoutContent } from './mail-row.ts';
import { outboxQueue } from './outbox-queue.ts';

export async function insertMail(trx: Executor, row: MailRow): Promise<void> {
  await trx('outgoing_mails').insert(row);
}

export interface ClaimableMail extends Omit<MailRow, 'state'>, Claimable {}

/** Reads mails and the state of their lanes by one statement: several would read them at different moments. */
export async function listClaimableMails(db: Database, ids: readonly string[]): Promise<readonly ClaimableMail[]> {
  const { knex } = db;
  const state = laneState(knex, outboxQueue, timeOfStatement(db));
  const rows: ClaimableMail[] = await knex('outgoing_mails')
    .whereIn('id', ids)
    .select('outgoing_mails.*', ...state);
  return rows.map((row) => ({ ...row, now: Number(row.now) }));
}

/** Number of mails of a kind to a recipient since a time, sent or waiting */
export async function countMails(
  on: Executor,
  { recipient, kind, since }: Pick<MailRow, 'recipient' | 'kind'> & { readonly since: number },
): Promise<number> {
  const [row] = await on('outgoing_mails')
    .where({ recipient, kind })
    .where('created_at', '>', since)
    .count({ mails: '*' });
  return Number(row?.mails ?? 0);
}

/** Gives up mails that are too old and have no lease. Answers how many there were. */
export async function failExpiredMails(
  on: Executor,
  { now, at }: { readonly now: number; readonly at: number },
): Promise<number> {
  return on('outgoing_mails')
    .where({ state: 'pending' })
    .where('expires_at', '<=', at)
    .where(isFree(now))
    .update({ ...unclaimed, ...withoutContent, state: 'failed', next_attempt_at: null, finished_at: at });
}

/** Deletes up to `limit` ended mails made before a time. Answers how many there were. */
export async function deleteOldMails(on: Executor, before: number, limit: number): Promise<number> {
  const ids = await on('outgoing_mails')
    .where('created_at', '<', before)
    .whereNot({ state: 'pending' })
    .limit(limit)
    .pluck('id');
  return deleteByIds(on, 'outgoing_mails', ids);
}
