import type { Executor } from '../../platform/storage/index.ts';
import { domainNotDeleted } from '../../sites/domains/index.ts';
import { readIssue } from './issue-columns.ts';
import type { IssueRow } from './issue-row.ts';

/** An issue with the hostname of its domain. */
export interface ShownIssue extends IssueRow {
  readonly hostname: string;
}

/** Columns of an issue and its domain. `assigned_to` is null when that person is no member any more. */
export const shownColumns = (on: Executor) => [
  'issues.*',
  'domains.hostname',
  on('memberships')
    .where({ 'memberships.account_id': on.ref('issues.account_id'), user_id: on.ref('issues.assigned_to') })
    .select('user_id')
    .as('assigned_to'),
];

type Stored = Parameters<typeof readIssue>[0] & { readonly hostname: string };
export const readShown = (row: Stored): ShownIssue => ({ ...readIssue(row), hostname: row.hostname });

export async function findIssue(on: Executor, accountId: string, id: string): Promise<ShownIssue | undefined> {
  const row: Stored | undefined = await on('issues')
    .join('domains', 'domains.id', 'issues.domain_id')
    .where({ 'issues.id': id, 'issues.account_id': accountId })
    .where(domainNotDeleted('issues.domain_id'))
    .first(...shownColumns(on));
  return row && readShown(row);
}

/** Columns that people change. */
type Change = Partial<
  Pick<
    IssueRow,
    | 'state'
    | 'ignored_at'
    | 'ignored_until'
    | 'ignored_because'
    | 'ignored_by'
    | 'ignore_rule_id'
    | 'acknowledged_at'
    | 'acknowledged_by'
    | 'assigned_to'
  >
>;

export async function updateIssueRow(on: Executor, { id, version }: IssueRow, change: Change): Promise<void> {
  await on('issues')
    .where({ id })
    .update({ ...change, version: version + 1 });
}

/** Number of a target within a crawl; undefined when the crawl did not find it. */
export async function findTargetId(on: Executor, crawlId: string, urlHash: string): Promise<number | undefined> {
  const row = await on('crawl_targets').where({ crawl_id: crawlId, url_hash: urlHash }).first('id');
  return row?.id;
}
