import type { Issue } from '@linkvitals/contract/types';
import { client } from '../../../api/client.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { type Undo, useChangeIssue } from './change-issue.ts';

/**
 * Ignores an issue again for the same reason and time, by itself also where a rule had ignored it. Undefined: that time is over.
 */
function ignoringAgain({ id, ignored }: Issue, done: string): Undo | undefined {
  if (ignored === null || (ignored.until !== null && Date.parse(ignored.until) <= Date.now())) return undefined;
  const { reason, until } = ignored;
  return { run: () => client.issues.ignore(id, { reason, until }), done };
}

/** Stops ignoring an issue, which can be undone at once. @param onDone called before that is announced */
export function useReopenIssue(issue: Issue, onDone?: () => void) {
  const { issues } = useTexts();
  const reopen = async () => {
    await client.issues.reopen(issue.id);
    onDone?.();
  };
  return useChangeIssue(reopen, issues.reopenDone, ignoringAgain(issue, issues.ignoreDialog.done));
}
