import type { IssueRow } from '../issue-row.ts';

/** Reasons for which no copy is searched. When only a fragment is missing, its page is there. */
const wantsNone: ReadonlySet<string | null> = new Set(['fragment_missing']);

/** True for URLs with credentials. They are not sent to an archive: pages behind a login are private. */
const hasCredentials = (url: string): boolean => /^https?:\/\/[^/?#]*@/i.test(url);

/** Whether an archive is to be searched for a copy of the URL. Pure. */
export const wantsCopy = ({
  kind,
  state,
  reason,
  url,
  suggestion,
}: Pick<IssueRow, 'kind' | 'state' | 'reason' | 'url' | 'suggestion'>): boolean =>
  kind === 'broken_link' && state === 'open' && suggestion === null && !wantsNone.has(reason) && !hasCredentials(url);
