import type { Context } from '../../context.ts';
import type { IssueRow } from '../issue-row.ts';
import type { ShownIssue } from '../issue-store.ts';
import { changeIssue } from './change-issue.ts';

/** Columns of an issue that nobody ignores. */
export const notIgnored = {
  ignored_at: null,
  ignored_until: null,
  ignored_because: null,
  ignored_by: null,
  ignore_rule_id: null,
} as const satisfies Partial<IssueRow>;

/** Stops ignoring an issue. @throws ServiceError `not_found`, `forbidden` */
export const reopenIssue = (ctx: Context, issueId: string): Promise<ShownIssue> =>
  changeIssue(ctx, {
    issueId,
    action: 'issue.reopened',
    decide: (row) =>
      row.ignored_at === null
        ? undefined
        : {
            columns: { ...notIgnored, ...(row.state === 'ignored' ? { state: 'open' } : {}) },
            changes: [{ kind: 'unignored', said: null }],
          },
  });
