import type { Knex } from 'knex';
import { type Executor, isOneOf, toJsonColumn } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import { readIssue } from '../issue-columns.ts';
import type { IssueRow } from '../issue-row.ts';
import { inStretch, type Stretch } from '../settle/stretch-store.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';

/** Marks those open broken links of a stretch that have no suggestion and for which no archive was searched yet. */
export async function markForArchive(
  trx: Executor,
  { domain_id: domainId, at }: { readonly domain_id: string; readonly at: number },
  stretch: Stretch,
): Promise<void> {
  const ids: string[] = await inStretch(trx, { domainId, state: 'open' }, stretch)
    .where({ 'i.kind': 'broken_link' })
    .whereNot({ 'i.reason': 'fragment_missing' })
    .whereNull('i.suggestion')
    .whereNull('i.archive_due_at')
    .pluck('i.id');
  if (ids.length > 0)
    await trx('issues')
      .where(isOneOf(trx, 'id', ids))
      .update({ archive_due_at: at });
}

/** Issues for which an archive is to be searched now. */
export const waitingForArchive = (on: Executor, now: number): Knex.QueryBuilder =>
  on('issues').where('archive_due_at', '<=', now);

/** Makes searches due now that are planned later than any can be. Returns how many there were. */
export async function updateSearchesSetAhead(
  on: Executor,
  { now, longestMs }: { readonly now: number; readonly longestMs: number },
): Promise<number> {
  return on('issues')
    .where('archive_due_at', '>', now + longestMs)
    .update({ archive_due_at: now });
}

export async function listWaitingForArchive(on: Executor, now: number, limit: number): Promise<IssueRow[]> {
  const rows = await waitingForArchive(on, now)
    .where(domainNotDeleted('issues.domain_id'))
    .orderBy('archive_due_at')
    .limit(limit);
  return rows.map(readIssue);
}

/** Sets the time of the next search; null: no search. False when another server changed it before. */
export async function updateArchiveDue(
  on: Executor,
  { id, archive_due_at }: Pick<IssueRow, 'id' | 'archive_due_at'>,
  until: number | null,
): Promise<boolean> {
  const changed = await on('issues').where({ id, archive_due_at }).update({ archive_due_at: until });
  return changed === 1;
}

/** Adds the copy, unless the issue is fixed by now or has another suggestion. The transaction must have locked the domain. */
export async function addCopy(trx: Executor, id: string, suggestion: Suggestion): Promise<void> {
  await trx('issues')
    .where({ id, state: 'open' })
    .whereNull('suggestion')
    .update({ suggestion: toJsonColumn(suggestion), archive_due_at: null })
    .increment('version', 1);
}
