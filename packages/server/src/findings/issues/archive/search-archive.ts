import type { Services } from '../../../context.ts';
import { transaction } from '../../../platform/storage/index.ts';
import type { IssueRow } from '../issue-row.ts';
import { lockIssues } from '../settle/settlement-store.ts';
import { addCopy, listWaitingForArchive, updateArchiveDue, updateSearchesSetAhead } from './archive-store.ts';
import { requestSnapshot } from './request-snapshot.ts';

/** Searches of one call, one request after the other, as archives serve everybody. */
const AT_ONCE = 15;
/** Milliseconds that exceed any request, so that no other server searches for the same issue meanwhile. */
const CLAIM_MS = 10 * 60_000;
const AFTER_FAILURE_MS = 60 * 60_000;
/** Milliseconds until the next search when the archive had no copy; it may have one by then. */
const AFTER_NOTHING_MS = 30 * 24 * 60 * 60_000;

/** Makes searches due that were planned by a clock that was ahead. Returns how many there were. */
export const resetSearchesSetAhead = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  updateSearchesSetAhead(db.knex, { now: clock.now(), longestMs: AFTER_NOTHING_MS + AFTER_FAILURE_MS });

type Searching = Pick<Services, 'config' | 'db' | 'clock' | 'outbound' | 'log'>;

/** Searches for one issue. Returns false when the archive shall get no more requests now. */
async function search(services: Searching, row: IssueRow, signal: AbortSignal): Promise<boolean> {
  const { db, clock, log } = services;
  if (!wantsCopy(row)) {
    await updateArchiveDue(db.knex, row, null);
    return true;
  }
  const claimed = { id: row.id, archive_due_at: clock.now() + CLAIM_MS };
  if (!(await updateArchiveDue(db.knex, row, claimed.archive_due_at))) return true;
  try {
    const copy = await requestSnapshot(services, row.url, signal);
    if (copy === null) await updateArchiveDue(db.knex, claimed, clock.now() + AFTER_NOTHING_MS);
    else
      await transaction(db, async (trx) => {
        await lockIssues(trx, row.domain_id);
        await addCopy(trx, row.id, copy);
      });
    return true;
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the archive could not be searched; the next attempt is in an hour');
    await updateArchiveDue(db.knex, claimed, clock.now() + (signal.aborted ? 0 : AFTER_FAILURE_MS));
    return false;
  }
}

/**
 * Searches the archive that the operator configured for copies of some broken URLs without a suggestion. After a failure the others wait
 * for the next call, and the search that failed is due again later.
 */
export async function searchArchive(services: Searching, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const { config, db, clock } = services;
  if (config.archiveUrl === '') return;
  for (const row of await listWaitingForArchive(db.knex, clock.now(), AT_ONCE)) {
    if (signal.aborted || !(await search(services, row, signal))) return;
  }
}

/** Reasons for which no copy is searched. When only a fragment is missing, its page is there. */
const wantsNone: ReadonlySet<string | null> = new Set(['fragment_missing']);

/** True for URLs with credentials. They are not sent to an archive: pages behind a login are private. */
const hasCredentials = (url: string): boolean => /^https?:\/\/[^/?#]*@/i.test(url);

/** Whether an archive is to be searched for a copy of the URL. Pure. */
const wantsCopy = ({
  kind,
  state,
  reason,
  url,
  suggestion,
}: Pick<IssueRow, 'kind' | 'state' | 'reason' | 'url' | 'suggestion'>): boolean =>
  kind === 'broken_link' && state === 'open' && suggestion === null && !wantsNone.has(reason) && !hasCredentials(url);
