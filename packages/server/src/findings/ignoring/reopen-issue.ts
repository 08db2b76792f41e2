import type { Context } from '../../context.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { changeIssue, type DecideChange, notIgnored, type ShownIssue } from '../issues/index.ts';

/** Stops ignoring issues. */
export const reopening: DecideChange = (row) =>
  row.ignored_at === null
    ? undefined
    : {
        columns: { ...notIgnored, ...(row.state === 'ignored' ? { state: 'open' } : {}) },
        changes: [{ kind: 'unignored', evidence: null }],
      };

/** Stops ignoring an issue. @throws ServiceError `not_found`, `forbidden` */
export const reopenIssue = (ctx: Context, issueId: string): Promise<ShownIssue> =>
  changeIssue(ctx, {
    issueId,
    action: 'issue.reopened',
    afterwards: (trx, { domain_id }) => refreshIssueTotals(ctx, trx, domain_id),
    decide: reopening,
  });
