import type { Executor } from '../storage/index.ts';
import type { IssueRow } from './issue-row.ts';

/** What reports say of an issue. */
export type ExportedIssue = Pick<
  IssueRow,
  | 'id'
  | 'kind'
  | 'severity'
  | 'state'
  | 'outcome'
  | 'url'
  | 'url_hash'
  | 'reason'
  | 'status_code'
  | 'detail'
  | 'found_on_pages'
  | 'first_seen_at'
  | 'opened_at'
  | 'last_seen_at'
  | 'last_checked_at'
  | 'fixed_at'
  | 'ignored_because'
>;

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

const ROWS = 500;

/** All issues of a domain, batch by batch, in the order of the key that makes them unique. */
export async function* listAllIssues(on: Executor, domainId: string): AsyncGenerator<ExportedIssue[], undefined> {
  for (let after: ExportedIssue | undefined; ; ) {
    const query = on('issues').where({ domain_id: domainId });
    if (after !== undefined) {
      const { url_hash, kind } = after;
      // The first condition follows from the second, but only the first shows a database where to begin.
      query
        .where('url_hash', '>=', url_hash)
        .where((where) =>
          where.where('url_hash', '>', url_hash).orWhere((same) => same.where({ url_hash }).where('kind', '>', kind)),
        );
    }
    const rows: ExportedIssue[] = await query
      .orderBy(['url_hash', 'kind'])
      .limit(ROWS)
      .select(...columns);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) return undefined;
    after = rows.at(-1);
  }
}
