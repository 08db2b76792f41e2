import type { Knex } from 'knex';
import type { PageRequest, Position } from '../../../platform/paging.ts';
import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import type { IssueState } from '../issue-row.ts';
import { readShown, type ShownIssue, shownColumns } from '../issue-store.ts';

/** Conditions of a list of issues. Undefined conditions do not restrict it. */
export interface IssueFilter {
  readonly state: IssueState;
  readonly kind?: string | undefined;
  readonly severity?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly fixId?: string | undefined;
  readonly host?: string | undefined;
  /** Outcomes of which an issue has one. */
  readonly outcomes?: readonly string[] | undefined;
  /** Text that the URL contains. */
  readonly text?: string | undefined;
}

export type IssueOrder = 'opened_at' | 'found_on_pages';

/** One domain, or domains of an account; `domainIds` null means all of them. */
export type Scope =
  | { readonly domainId: string }
  | { readonly accountId: string; readonly domainIds: readonly string[] | null };

interface ListIssues extends PageRequest {
  readonly scope: Scope;
  readonly filter: IssueFilter;
  readonly order: IssueOrder;
}

/** Issues that one request reads at most for conditions that its index does not cover. */
const SCAN = 10_000;

interface Plan {
  readonly index: string;
  /** Conditions that the index covers. */
  readonly equal: Readonly<Record<string, string>>;
  /** Conditions that are tested row by row. */
  readonly rest: Readonly<Record<string, string>>;
}

/** Index for each filter. Filters that select fewer rows come first. */
const INDEXED = {
  domain: {
    fix_id: 'domain_id__state__fix_id__opened_at__id',
    host: 'host',
    kind: 'kind',
    severity: 'severity',
  },
  account: { assigned_to: 'assigned', severity: 'account_severity' },
} as const;

function planOf({ scope, filter, order }: ListIssues): Plan {
  const { state, kind, severity, assigneeId, host, fixId } = filter;
  const wanted = { fix_id: fixId, assigned_to: assigneeId, host, kind, severity };
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isDomain = 'domainId' in scope;
  const owner: Record<string, string> = isDomain ? { domain_id: scope.domainId } : { account_id: scope.accountId };
  const indexes: Readonly<Record<string, string>> = isDomain ? INDEXED.domain : INDEXED.account;
  const [chosen] = Object.keys(indexes).filter((column) => given.some(([name]) => name === column));
  if (order === 'found_on_pages')
    return { index: 'pages', equal: { ...owner, state }, rest: Object.fromEntries(given) };
  const equal = Object.fromEntries(given.filter(([name]) => name === chosen));
  const rest = Object.fromEntries(given.filter(([name]) => name !== chosen));
  const index = chosen === undefined ? (isDomain ? 'newest' : 'account') : (indexes[chosen] ?? 'newest');
  return { index, equal: { ...owner, state, ...equal }, rest };
}

function inOrder(query: Knex.QueryBuilder, order: IssueOrder, after: Position | undefined): Knex.QueryBuilder {
  query.orderBy([
    { column: order, order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  if (after === undefined) return query;
  const { at, id } = after;
  return query
    .where(order, '<=', at)
    .where((where) =>
      where.where(order, '<', at).orWhere((same) => same.where(order, at).where('id', '<', String(id))),
    );
}

/** Limits the query to rows up to this position, inclusive. */
function notBeyond(query: Knex.QueryBuilder, order: IssueOrder, { at, id }: Position): void {
  query
    .where(order, '>=', at)
    .where((where) =>
      where.where(order, '>', at).orWhere((same) => same.where(order, at).where('id', '>=', String(id))),
    );
}

/** Position of the last row that one request may read; undefined when the list ends before. */
async function findScanEnd(scan: Knex.QueryBuilder, order: IssueOrder): Promise<Position | undefined> {
  const last = await scan.offset(SCAN - 1).first(order, 'id');
  return last && { at: Number(last[order]), id: last.id };
}

/** Whether rows that the index finds may fail other conditions. */
function mayMiss({ scope, filter: { outcomes, text } }: ListIssues, { rest }: Plan): boolean {
  // An account may have thousands of issues of a domain that is being deleted.
  if (!('domainId' in scope)) return true;
  return outcomes !== undefined || text !== undefined || Object.keys(rest).length > 0;
}

/** Lists issues, one more than the limit. `scannedTo` is set when there may be more beyond the rows that were read. */
export async function listIssueRows(
  on: Executor,
  input: ListIssues,
): Promise<{ readonly rows: readonly ShownIssue[]; readonly scannedTo: Position | undefined }> {
  const { scope, filter, order, after, limit } = input;
  const plan = planOf(input);
  const { index, equal, rest } = plan;
  const table = () => throughIndex(on, { table: 'issues', index: `issues__${index}`, onSqlite: true });
  const scan = () => inOrder(on.from(table()).where(equal), order, after);
  const end = mayMiss(input, plan) ? await findScanEnd(scan(), order) : undefined;
  const fitting = scan().where(rest).where(domainNotDeleted('issues.domain_id'));
  if (end !== undefined) notBeyond(fitting, order, end);
  if (filter.outcomes !== undefined) fitting.whereIn('outcome', [...filter.outcomes]);
  if (filter.text !== undefined) fitting.whereRaw('instr(lower(url), ?) > 0', [filter.text.toLowerCase()]);
  if (!('domainId' in scope) && scope.domainIds !== null) fitting.whereIn('domain_id', [...scope.domainIds]);
  const rows = await listByIds(on, await fitting.limit(limit + 1).select('id'));
  return { rows, scannedTo: rows.length > limit ? undefined : end };
}

async function listByIds(on: Executor, found: readonly { readonly id: string }[]): Promise<ShownIssue[]> {
  // With an empty list of ids, SQLite would read every issue.
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await on('issues')
    .join('domains', 'domains.id', 'issues.domain_id')
    .whereIn('issues.id', ids)
    .select(...shownColumns(on));
  const byId = new Map(rows.map((row) => [row.id, readShown(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
