import { type Executor, fromJsonColumn, readInChunks } from '../storage/index.ts';
import type { IssueRow, Placement } from './issue-row.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

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
  'placement',
  'suggestion',
] as const;

/** What reports say of an issue. */
export type ExportedIssue = Pick<IssueRow, (typeof columns)[number]>;

const ROWS = 500;

type Json = 'placement' | 'suggestion';
type Stored = Omit<ExportedIssue, Json> & Readonly<Record<Json, string | null>>;

const toExported = (row: Stored): ExportedIssue => ({
  ...row,
  placement: fromJsonColumn<Placement>(row.placement),
  suggestion: fromJsonColumn<Suggestion>(row.suggestion),
});

/** All issues of a domain, chunk by chunk, in the order of the key that makes them unique. */
export async function* listAllIssues(on: Executor, domainId: string): AsyncGenerator<ExportedIssue[], undefined> {
  const query = () =>
    on('issues')
      .where({ domain_id: domainId })
      .select(...columns);
  const keyOf = ({ url_hash, kind }: Stored) => [url_hash, kind] as const;
  const chunks = readInChunks<Stored>(query, { key: ['url_hash', 'kind'], size: ROWS, keyOf });
  for await (const rows of chunks) yield rows.map(toExported);
}
