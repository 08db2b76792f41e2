import type { Issue } from '@linkvitals/contract/types';
import { client } from '../../../api/client.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { type Undo, useChangeIssue } from './change-issue.ts';

/**
 * The way to ignore an issue again, with the same reason and end. It then has an entry of its own, even if a rule had ignored it.
 * Undefined when the end is over.
 */
function ignoringAgain({ id, ignored }: Issue, done: string): Undo | undefined {
  if (ignored === null || (ignored.until !== null && Date.parse(ignored.until) <= Date.now())) return undefined;
  const { reason, until } = ignored;
  return { run: () => client.issues.ignore(id, { reason, until }), done };
}

/** Stops ignoring an issue, which can be undone at once. @param onDone called before the announcement */
export function useReopenIssue(issue: Issue, onDone?: () => void) {
  const { issues } = useTexts();
  const reopen = async () => {
    await client.issues.reopen(issue.id);
    onDone?.();
  };
  return useChangeIssue(reopen, issues.reopenDone, ignoringAgain(issue, issues.ignoreDialog.done));
}
