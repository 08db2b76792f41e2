import { type Executor, fromJsonColumn, readInChunks } from '../../platform/storage/index.ts';
import type { IssueRow, Placement } from './issue-row.ts';
import { type FirstPlace, findFirstPlaces } from './listing/place-store.ts';
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
  'last_seen_crawl_id',
  'fixed_at',
  'ignored_because',
  'placement',
  'suggestion',
] as const;

type Exported = Pick<IssueRow, (typeof columns)[number]>;

/** An issue as reports list it. */
export interface ExportedIssue extends Exported {
  /** Place of the link on the first page that has it; null when none is known. */
  readonly firstPlace: FirstPlace | null;
}

const ROWS = 500;

type Json = 'placement' | 'suggestion';
type Stored = Omit<Exported, Json> & Readonly<Record<Json, string | null>>;

const toExported = (row: Stored): Exported => ({
  ...row,
  placement: fromJsonColumn<Placement>(row.placement),
  suggestion: fromJsonColumn<Suggestion>(row.suggestion),
});

/** All issues of a domain, chunk by chunk, in the order of their unique key. */
export async function* listAllIssues(on: Executor, domainId: string): AsyncGenerator<ExportedIssue[], undefined> {
  const query = () =>
    on('issues')
      .where({ domain_id: domainId })
      .select(...columns);
  const keyOf = ({ url_hash, kind }: Stored) => [url_hash, kind] as const;
  const chunks = readInChunks<Stored>(query, { key: ['url_hash', 'kind'], size: ROWS, keyOf });
  for await (const rows of chunks) {
    const issues = rows.map(toExported);
    const places = await findFirstPlaces(on, issues);
    yield issues.map((issue) => ({ ...issue, firstPlace: places.get(issue.id) ?? null }));
  }
}
