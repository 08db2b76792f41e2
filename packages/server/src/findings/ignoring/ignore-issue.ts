import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../context.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { readText } from '../../platform/asserts/written-text.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { changeIssue, type ShownIssue } from '../issues/index.ts';

interface Input {
  readonly issueId: string;
  readonly reason: string;
  /** Epoch ms; null: forever. */
  readonly until: number | null;
}

/**
 * Ignores an issue, forever or until a time. A fixed issue is ignored when it comes back.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`
 */
export async function ignoreIssue(ctx: Context, { issueId, until, ...input }: Input): Promise<ShownIssue> {
  assertFuture(ctx, until, 'until');
  const reason = readText(input.reason, { pointer: 'reason', what: 'The reason' });
  return changeIssue(ctx, {
    issueId,
    action: 'issue.ignored',
    afterwards: refreshIssueTotals,
    decide: (row) => ({
      columns: {
        ...(row.state === 'open' ? { state: 'ignored' } : {}),
        ignored_at: ctx.clock.now(),
        ignored_until: until,
        ignored_because: reason,
        ignored_by: bylineOf(ctx.actor),
        ignore_rule_id: null,
      },
      changes: [{ kind: 'ignored', evidence: { reason, until } }],
    }),
  });
}
