import type { Executor } from '../../../platform/storage/index.ts';

/** Locks the mails of a summary. When two transactions end reports of it, one waits here for the other, and so sees its changes. */
export async function lockSummary(trx: Executor, summaryId: string): Promise<void> {
  await trx('notifications').where({ summary_id: summaryId }).forUpdate().select('id');
}

/** Mails of a summary that were not tried yet and are due later than `now`, in database time. */
export function listWaitingSummaries(trx: Executor, summaryId: string, now: number): Promise<string[]> {
  return trx('notifications')
    .where({ summary_id: summaryId, state: 'pending', attempts: 0 })
    .where('next_attempt_at', '>', now)
    .pluck('id');
}

export async function updateDueAt(trx: Executor, ids: readonly string[], at: number): Promise<void> {
  await trx('notifications')
    .whereIn('id', [...ids])
    .update({ next_attempt_at: at });
}
