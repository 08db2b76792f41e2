import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { ShownIssue } from '../issue-store.ts';
import { changeIssue } from './change-issue.ts';

interface Input {
  readonly issueId: string;
  readonly reason: string;
  /** Epoch ms; null: for good. */
  readonly until: number | null;
}

/** @throws ServiceError `invalid_setting` for a time that has passed */
export function assertFuture({ clock }: Pick<Context, 'clock'>, at: number | null, name: string): void {
  if (at === null || at > clock.now()) return;
  const detail = `${name} is in the past. Name a time to come, or leave it out.`;
  throw new ServiceError('invalid_setting', { detail, errors: [{ pointer: `#/${name}`, detail }] });
}

/**
 * Ignores an issue, for good or until then. One that is fixed is ignored when it comes back.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`
 */
export async function ignoreIssue(ctx: Context, { issueId, reason, until }: Input): Promise<ShownIssue> {
  assertFuture(ctx, until, 'until');
  return changeIssue(ctx, {
    issueId,
    action: 'issue.ignored',
    decide: (row) => ({
      columns: {
        ...(row.state === 'open' ? { state: 'ignored' } : {}),
        ignored_at: ctx.clock.now(),
        ignored_until: until,
        ignored_because: reason,
        ignored_by: ctx.actor.name,
        ignore_rule_id: null,
      },
      changes: [{ kind: 'ignored', said: { reason, until } }],
    }),
  });
}
