import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../context.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { readText } from '../../platform/asserts/written-text.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { changeIssue, type DecideChange, type ShownIssue } from '../issues/index.ts';

interface Ignoring {
  readonly reason: string;
  /** Epoch ms; null: forever. */
  readonly until: number | null;
}

/** Ignores issues, forever or until a time. A fixed issue is ignored when it comes back. @throws ServiceError `invalid_setting` */
export function ignoring(ctx: Context, { until, ...input }: Ignoring): DecideChange {
  assertFuture(ctx, until, 'until');
  const reason = readText(input.reason, { pointer: 'reason', what: 'The reason' });
  return (row) => ({
    columns: {
      ...(row.state === 'open' ? { state: 'ignored' } : {}),
      ignored_at: ctx.clock.now(),
      ignored_until: until,
      ignored_because: reason,
      ignored_by: bylineOf(ctx.actor),
      ignore_rule_id: null,
    },
    changes: [{ kind: 'ignored', evidence: { reason, until } }],
  });
}

/**
 * Ignores an issue as `ignoring` says.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`
 */
export async function ignoreIssue(
  ctx: Context,
  { issueId, ...how }: Ignoring & { readonly issueId: string },
): Promise<ShownIssue> {
  return changeIssue(ctx, {
    issueId,
    action: 'issue.ignored',
    afterwards: (trx, { domain_id }) => refreshIssueTotals(ctx, trx, domain_id),
    decide: ignoring(ctx, how),
  });
}
