import type { Fix, IssueActions } from '@linkvitals/contract/types';

/** Something to do with issues, without the issues. */
export type Act = Pick<IssueActions, 'action'> & Partial<Omit<IssueActions, 'issue_ids' | 'fix_ids'>>;

/** Finds what takes an action on the issues of some fixes back; undefined: nothing does. */
export function undoOf({ action }: Act, fixes: readonly Pick<Fix, 'assignee_ids'>[]): Act | undefined {
  if (action === 'ignore') return { action: 'reopen' };
  if (action === 'acknowledge') return { action, acknowledged: false };
  // A fix does not say which of its issues were assigned to whom.
  const wereFree = fixes.every(({ assignee_ids }) => assignee_ids.length === 0);
  return action === 'assign' && wereFree ? { action, assignee_id: null } : undefined;
}
