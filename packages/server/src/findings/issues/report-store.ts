import { afterKey, type Executor, fromJsonColumn, isOneOf } from '../../platform/storage/index.ts';
import { SEVERITIES } from './issue-kinds.ts';
import type { IssueRow, Placement } from './issue-row.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

/* Queries for reports; `export-store.ts` has the list of all issues. */

const COLUMNS = [
  'kind',
  'severity',
  'url',
  'reason',
  'status_code',
  'detail',
  'found_on_pages',
  'placement',
  'suggestion',
  'opened_at',
  'fixed_at',
  'fixed_because',
  'reopened_count',
] as const;

export type ListedIssue = Pick<IssueRow, (typeof COLUMNS)[number]>;

/** Groups of issues: `new` and `fixed` since a time, and `standing`, which were opened before it and are still open. */
export type IssueGroupName = 'new' | 'fixed' | 'standing';

interface Wanted {
  readonly domainId: string;
  readonly group: IssueGroupName;
  /** Issues that were opened or fixed at this time or later are new or fixed, epoch ms. */
  readonly since: number;
  readonly limit: number;
}

type Stored = Omit<ListedIssue, 'placement' | 'suggestion'> &
  Record<'placement' | 'suggestion', string | null> &
  Pick<IssueRow, 'id'>;

const readListed = ({ id: _, ...row }: Stored): ListedIssue => ({
  ...row,
  placement: fromJsonColumn<Placement>(row.placement),
  suggestion: fromJsonColumn<Suggestion>(row.suggestion),
});

const count = (rows: readonly { readonly count?: number | string }[]): number => Number(rows[0]?.count ?? 0);

/** Rows of one statement. */
const ROWS = 500;

/**
 * Lists the first issues of a group, chunk by chunk. Fixed issues come newest first. Open ones come by severity, then new ones newest first
 * and standing ones oldest first.
 */
export async function* listIssueGroup(on: Executor, wanted: Wanted): AsyncGenerator<ListedIssue[], undefined> {
  let left = wanted.limit;
  // The severity of fixed issues does not matter any more.
  for (const severity of wanted.group === 'fixed' ? [undefined] : SEVERITIES) {
    for (let last: Stored | undefined; left > 0; ) {
      const limit = Math.min(ROWS, left);
      const rows: Stored[] = await rowsAfter(on, { ...wanted, severity, limit }, last);
      if (rows.length > 0) yield rows.map(readListed);
      left -= rows.length;
      if (rows.length < limit) break;
      last = rows.at(-1);
    }
  }
  return undefined;
}

function rowsAfter(
  on: Executor,
  { severity, limit, ...wanted }: Wanted & { readonly severity: IssueRow['severity'] | undefined },
  last: Stored | undefined,
): PromiseLike<Stored[]> {
  const column = wanted.group === 'fixed' ? 'fixed_at' : 'opened_at';
  const order = wanted.group === 'standing' ? 'asc' : 'desc';
  const rows = rowsOf(on, wanted);
  if (severity !== undefined) rows.where({ severity });
  return afterKey(rows, [column, 'id'], last && [Number(last[column]), last.id], order)
    .orderBy([column, 'id'].map((name) => ({ column: name, order })))
    .limit(limit)
    .select('id', ...COLUMNS);
}

/** Counts the issues of a group. */
export const countIssueGroup = async (on: Executor, wanted: Omit<Wanted, 'limit'>): Promise<number> =>
  count(await rowsOf(on, wanted).count({ count: '*' }));

function rowsOf(on: Executor, { domainId, group, since }: Omit<Wanted, 'limit'>) {
  const rows = on('issues').where({ domain_id: domainId });
  // No need to compare the state: `fixed_at` is null in any other state, and the index does not hold the state.
  if (group === 'fixed') return rows.where('fixed_at', '>=', since);
  return rows.where({ state: 'open' }).where('opened_at', group === 'new' ? '>=' : '<', since);
}

/** Counts the open issues of a domain for which the newest crawl was inconclusive. */
export async function countInconclusive(on: Executor, domainId: string): Promise<number> {
  const inconclusive = { domain_id: domainId, state: 'open', outcome: 'inconclusive' };
  return count(await on('issues').where(inconclusive).count({ count: '*' }));
}

/** Counts the issues of a domain that are ignored now, by kind. */
export async function countIgnored(on: Executor, domainId: string): Promise<ReadonlyMap<string, number>> {
  const rows: { kind: string; count: number | string }[] = await on('issues')
    .where({ domain_id: domainId, state: 'ignored' })
    .groupBy('kind')
    .select('kind')
    .count({ count: '*' });
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

export interface IssueKey {
  readonly kind: string;
  /** SHA-256 of the URL, hex. */
  readonly url_hash: string;
}

export interface ClosedIssue extends IssueKey {
  readonly state: 'ignored' | 'fixed';
}

/** Lists the issues on these URLs that are ignored or fixed now. */
export async function listClosedIssues(
  on: Executor,
  domainId: string,
  hashes: readonly string[],
): Promise<ClosedIssue[]> {
  return on('issues')
    .where({ domain_id: domainId })
    .whereIn('url_hash', [...hashes])
    .whereIn('state', ['ignored', 'fixed'])
    .select('kind', 'url_hash', 'state');
}

/** Facts that an issue has, and the results of a crawl have not, as they are stored. */
export type KnownIssue = IssueKey & Pick<Stored, 'suggestion' | 'opened_at'> & Pick<IssueRow, 'state'>;

/** Lists the issues on these URLs, in any state. */
export const listKnownIssues = async (
  on: Executor,
  domainId: string,
  hashes: readonly string[],
): Promise<KnownIssue[]> =>
  on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes))
    .select('kind', 'url_hash', 'state', 'suggestion', 'opened_at');
