import { type Executor, readInChunks } from '../storage/index.ts';
import type { IssueRow } from './issue-row.ts';

const columns = [
  'id',
  'kind',
  'severity',
  'state',
  'outcome',
  'url',
  'url_hash',
  'reason',
  'status_code',
  'detail',
  'found_on_pages',
  'first_seen_at',
  'opened_at',
  'last_seen_at',
  'last_checked_at',
  'fixed_at',
  'ignored_because',
] as const;

/** What reports say of an issue. */
export type ExportedIssue = Pick<IssueRow, (typeof columns)[number]>;

const ROWS = 500;

/** All issues of a domain, chunk by chunk, in the order of the key that makes them unique. */
export function listAllIssues(on: Executor, domainId: string): AsyncGenerator<ExportedIssue[], undefined> {
  const query = () =>
    on('issues')
      .where({ domain_id: domainId })
      .select(...columns);
  const keyOf = ({ url_hash, kind }: ExportedIssue) => [url_hash, kind] as const;
  return readInChunks<ExportedIssue>(query, { key: ['url_hash', 'kind'], size: ROWS, keyOf });
}
