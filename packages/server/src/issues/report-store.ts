import { type Executor, fromJsonColumn } from '../storage/index.ts';
import { SEVERITIES } from './issue-kinds.ts';
import type { IssueRow, Placement } from './issue-row.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

/* What a report says of issues besides the list of all of them. */

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

/** `standing`: open, and opened before. */
export type IssueGroupName = 'new' | 'fixed' | 'standing';

interface Wanted {
  readonly domainId: string;
  readonly group: IssueGroupName;
  /** What was opened or fixed then or later is new or fixed; epoch ms. */
  readonly since: number;
  readonly limit: number;
}

interface Group {
  readonly count: number;
  readonly issues: readonly ListedIssue[];
}

type Stored = Omit<ListedIssue, 'placement' | 'suggestion'> & Record<'placement' | 'suggestion', string | null>;

const readListed = (row: Stored): ListedIssue => ({
  ...row,
  placement: fromJsonColumn<Placement>(row.placement),
  suggestion: fromJsonColumn<Suggestion>(row.suggestion),
});

const count = (rows: readonly { readonly count?: number | string }[]): number => Number(rows[0]?.count ?? 0);

/**
 * A group of a domain's issues: how many, and the first of them. Fixed ones come newest first; open ones by severity, then new
 * ones newest first and standing ones oldest first.
 */
export function readIssueGroup(on: Executor, wanted: Wanted): Promise<Group> {
  return wanted.group === 'fixed' ? readFixed(on, wanted) : readOpen(on, wanted);
}

/** How many issues a group has. */
export const countIssueGroup = async (on: Executor, wanted: Omit<Wanted, 'limit'>): Promise<number> =>
  count(await rowsOf(on, wanted).count({ count: '*' }));

function rowsOf(on: Executor, { domainId, group, since }: Omit<Wanted, 'limit'>) {
  const rows = on('issues').where({ domain_id: domainId });
  // No need to compare the state: `fixed_at` is null in any other, and the index does not hold it.
  if (group === 'fixed') return rows.where('fixed_at', '>=', since);
  return rows.where({ state: 'open' }).where('opened_at', group === 'new' ? '>=' : '<', since);
}

async function readFixed(on: Executor, wanted: Wanted): Promise<Group> {
  const issues: Stored[] = await rowsOf(on, wanted)
    .orderBy(inOrder('fixed_at', 'desc'))
    .limit(wanted.limit)
    .select(...COLUMNS);
  return { count: await countIssueGroup(on, wanted), issues: issues.map(readListed) };
}

const inOrder = (column: string, order: 'asc' | 'desc') => [column, 'id'].map((name) => ({ column: name, order }));

async function readOpen(on: Executor, wanted: Wanted): Promise<Group> {
  const order = inOrder('opened_at', wanted.group === 'new' ? 'desc' : 'asc');
  const issues: Stored[] = [];
  for (const severity of SEVERITIES) {
    const left = wanted.limit - issues.length;
    if (left > 0)
      issues.push(
        ...(await rowsOf(on, wanted)
          .where({ severity })
          .orderBy(order)
          .limit(left)
          .select(...COLUMNS)),
      );
  }
  return { count: await countIssueGroup(on, wanted), issues: issues.map(readListed) };
}

/** How many open issues of a domain the newest crawl could say nothing of. */
export async function countInconclusive(on: Executor, domainId: string): Promise<number> {
  const inconclusive = { domain_id: domainId, state: 'open', outcome: 'inconclusive' };
  return count(await on('issues').where(inconclusive).count({ count: '*' }));
}

/** How many issues of a domain are ignored now, by kind. */
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

/** Issues of these kinds on these URLs that are ignored now. */
export async function findIgnoredIssues(
  on: Executor,
  domainId: string,
  { kinds, hashes }: { readonly kinds: readonly string[]; readonly hashes: readonly string[] },
): Promise<IssueKey[]> {
  return on('issues')
    .where({ domain_id: domainId, state: 'ignored' })
    .whereIn('kind', [...kinds])
    .whereIn('url_hash', [...hashes])
    .select('kind', 'url_hash');
}
