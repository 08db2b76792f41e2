import { setImmediate } from 'node:timers/promises';
import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../../context.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { type AuditAction, recordAudit } from '../../../platform/audit/index.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { toIsoOrNull } from '../../../platform/time.ts';
import { type ChangeKind, insertChanges } from '../change-store.ts';
import { getIssue } from '../get-issue.ts';
import type { IssueRow } from '../issue-row.ts';
import { type ShownIssue, updateIssueRow } from '../issue-store.ts';
import { lockIssues } from '../settle/settlement-store.ts';

/** Issues that are changed before the event loop runs. */
const AT_ONCE = 100;

/** A change of an issue by a person. Undefined in its place: nothing changes. */
export interface IssueChange {
  readonly columns: Parameters<typeof updateIssueRow>[2];
  readonly changes: readonly {
    readonly kind: ChangeKind;
    readonly evidence: Readonly<Record<string, unknown>> | null;
  }[];
}

interface Input {
  readonly issueId: string;
  /** Version that the issue must still have; undefined: any. */
  readonly version?: number | undefined;
  readonly action: AuditAction;
  /** Runs after a change, in the same transaction. */
  readonly afterwards: (trx: Executor, row: IssueRow) => Promise<void>;
  readonly decide: DecideChange;
}

/** Decides how a person changes an issue. */
export type DecideChange = (row: IssueRow, trx: Executor) => IssueChange | undefined | Promise<IssueChange | undefined>;

/** Changes issues as it was decided, with an entry in the history of each for each change. */
export async function storeChanges(
  ctx: Context,
  trx: Executor,
  decided: readonly { readonly row: IssueRow; readonly change: IssueChange }[],
): Promise<void> {
  for (const [index, { row, change }] of decided.entries()) {
    // Knex with better-sqlite3 is synchronous.
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    await updateIssueRow(trx, row, change.columns);
  }
  const common = { created_at: ctx.clock.now(), crawl_id: null, actor_name: bylineOf(ctx.actor) };
  const rows = decided.flatMap(({ row, change }) =>
    change.changes.map(({ kind, evidence }) => ({
      ...{ issue_id: row.id, domain_id: row.domain_id, ...common },
      ...{ id: ctx.ids.uuid(), change_kind: kind, evidence },
    })),
  );
  await insertChanges(trx, rows);
}

const audited = ({ state, ignored_because, ignored_until, acknowledged_by, assigned_to }: Partial<IssueRow>) => ({
  state,
  ignored_because,
  ignored_until: toIsoOrNull(ignored_until ?? null),
  acknowledged_by,
  assigned_to,
});

/**
 * Changes an issue as a person decides. The domain is locked, so that no crawl settles its issues at the same time.
 * @throws ServiceError `not_found`, `forbidden`, `precondition_failed`
 */
export async function changeIssue(
  ctx: Context,
  { issueId, version, action, afterwards, decide }: Input,
): Promise<ShownIssue> {
  const { domain_id } = await getIssue(ctx, issueId);
  return transaction(ctx.db, async (trx) => {
    await lockIssues(trx, domain_id);
    const row = await getIssue(ctx, issueId, trx);
    assertVersion(row, version, 'issue');
    const change = await decide(row, trx);
    if (change === undefined) return row;
    await storeChanges(ctx, trx, [{ row, change }]);
    await afterwards(trx, row);
    const after = await getIssue(ctx, issueId, trx);
    const subject = { id: row.id, name: `${row.kind} ${row.url}` };
    await recordAudit(ctx, trx, { action, domainId: domain_id, subject, before: audited(row), after: audited(after) });
    return after;
  });
}
