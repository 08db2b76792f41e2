import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../../context.ts';
import { domainsWith, findMembership } from '../../../people/members/index.ts';
import { invalidSetting } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { refreshFixes } from '../fixes/settle-fixes.ts';
import type { IssueRow } from '../issue-row.ts';
import type { ShownIssue } from '../issue-store.ts';
import { changeIssue, type DecideChange, type IssueChange } from './change-issue.ts';

/** Undefined fields stay as they are. */
interface Wanted {
  readonly acknowledged?: boolean | undefined;
  readonly assignee_id?: string | null | undefined;
}

interface Input {
  readonly issueId: string;
  /** Version that the issue must still have; undefined: any. */
  readonly version: number | undefined;
  readonly change: Wanted;
}

/** Refuses assignees who cannot see the domain: they could not open the issue. */
async function assertMaySee(ctx: Context, trx: Executor, userId: string, domainId: string): Promise<void> {
  const membership = await findMembership(trx, { account_id: ctx.account.id, user_id: userId });
  const domains = membership === undefined ? [] : domainsWith(membership, 'view');
  if (domains === null || domains.includes(domainId)) return;
  const detail = 'This person is not a member who may see the domain. Choose another one or give them access.';
  throw invalidSetting('assignee_id', detail);
}

function acknowledge(ctx: Context, row: IssueRow, acknowledged: boolean | undefined): IssueChange | undefined {
  if (acknowledged === undefined || acknowledged === (row.acknowledged_at !== null)) return undefined;
  const columns = acknowledged
    ? { acknowledged_at: ctx.clock.now(), acknowledged_by: bylineOf(ctx.actor) }
    : { acknowledged_at: null, acknowledged_by: null };
  return { columns, changes: [{ kind: acknowledged ? 'acknowledged' : 'unacknowledged', evidence: null }] };
}

function assign(row: IssueRow, userId: string | null | undefined): IssueChange | undefined {
  if (userId === undefined || userId === row.assigned_to) return undefined;
  const kind = userId === null ? 'unassigned' : 'assigned';
  return {
    columns: { assigned_to: userId },
    changes: [{ kind, evidence: userId === null ? null : { assignee_id: userId } }],
  };
}

/** Acknowledges issues of a domain, or assigns them to a member. The decision throws ServiceError `invalid_setting`. */
export function acknowledgingOrAssigning(ctx: Context, wanted: Wanted): DecideChange {
  let isChecked = false;
  return async (row, trx) => {
    const { assignee_id: assignee, acknowledged } = wanted;
    if (typeof assignee === 'string' && !isChecked) await assertMaySee(ctx, trx, assignee, row.domain_id);
    isChecked = true;
    const made = [acknowledge(ctx, row, acknowledged), assign(row, assignee)].filter((one) => one !== undefined);
    if (made.length === 0) return undefined;
    return {
      columns: Object.assign({}, ...made.map(({ columns }) => columns)),
      changes: made.flatMap(({ changes }) => changes),
    };
  };
}

/** Has fixes show to whom their issues are assigned now. */
const followAssignee =
  ({ clock }: Pick<Context, 'clock'>, { assignee_id }: Wanted) =>
  async (trx: Executor, { id, domain_id: domainId }: IssueRow): Promise<void> => {
    if (assignee_id !== undefined) await refreshFixes(trx, { domainId, now: clock.now(), issueIds: [id] });
  };

/**
 * Acknowledges an issue, or assigns it to a member.
 * @throws ServiceError `not_found`, `forbidden`, `precondition_failed`, `invalid_setting`
 */
export const updateIssue = (ctx: Context, { issueId, version, change }: Input): Promise<ShownIssue> =>
  changeIssue(ctx, {
    issueId,
    version,
    action: 'issue.updated',
    afterwards: followAssignee(ctx, change),
    decide: acknowledgingOrAssigning(ctx, change),
  });
