import type { IssueRow } from '../issue-row.ts';

/** A missing part is there once its page is; nobody archives parts. */
const wantsNone: ReadonlySet<string | null> = new Set(['fragment_missing']);

/** What is behind a login is nobody else's business. */
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
