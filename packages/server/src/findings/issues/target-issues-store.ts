import type { Executor } from '../../platform/storage/index.ts';
import type { IssueRow } from './issue-row.ts';

/** Columns that say whether an issue is ignored, by whom and why. */
const columns = [
  'id',
  'state',
  'url_hash',
  'ignored_at',
  'ignored_until',
  'ignored_because',
  'ignored_by',
  'ignore_rule_id',
] as const satisfies (keyof IssueRow)[];

/** An issue as it appears beside a target in the results of a crawl. */
export type TargetIssueRow = Pick<IssueRow, (typeof columns)[number]>;

interface Wanted {
  readonly accountId: string;
  readonly domainId: string;
  /** Hashes of URLs. */
  readonly urls: readonly string[];
}

/** Issues of broken links to these URLs, by the hash of the URL. */
export async function findBrokenLinkIssues(
  on: Executor,
  { accountId, domainId, urls }: Wanted,
): Promise<ReadonlyMap<string, TargetIssueRow>> {
  if (urls.length === 0) return new Map();
  const rows: TargetIssueRow[] = await on('issues')
    .where({ domain_id: domainId, kind: 'broken_link', account_id: accountId })
    .whereIn('url_hash', [...urls])
    .select(columns);
  return new Map(rows.map((row) => [row.url_hash, row]));
}
