import type { Knex } from 'knex';
import { type Executor, selectForEach } from '../storage/index.ts';
import { SEVERITIES, type Severity } from './issue-kinds.ts';
import type { IssueRow } from './issue-row.ts';

const COLUMNS = ['kind', 'severity', 'url', 'reason', 'detail', 'status_code', 'found_on_pages', 'opened_at'] as const;

export type OpenIssue = Pick<IssueRow, (typeof COLUMNS)[number]>;

/** Open issues of a domain, the newest first; of those that are as old as each other the worst first. */
export async function listNewestIssues(on: Executor, domainId: string, limit: number): Promise<OpenIssue[]> {
  const rows = await selectForEach<OpenIssue>(on, SEVERITIES, (severity) =>
    on('issues')
      .where({ domain_id: domainId, state: 'open', severity })
      .orderBy([
        { column: 'opened_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .select(...COLUMNS),
  );
  const rank = ({ severity }: OpenIssue): number => SEVERITIES.indexOf(severity);
  return rows
    .toSorted((a, b) => b.opened_at - a.opened_at || rank(a) - rank(b) || b.found_on_pages - a.found_on_pages)
    .slice(0, limit);
}

/** The number of errors of a domain that are open and were opened or reopened since then. For a place in another query. */
export const recentErrors = (
  on: Executor,
  { domainId, since }: Readonly<Record<'domainId' | 'since', string | number | Knex.Raw | Knex.Ref<string, object>>>,
): Knex.QueryBuilder =>
  on('issues as e')
    .where({ 'e.domain_id': domainId, 'e.state': 'open', 'e.severity': 'error' })
    .where('e.opened_at', '>=', since)
    .count();

/** How many issues of a domain are open, by severity. */
export async function countOpenIssues(on: Executor, domainId: string): Promise<Record<Severity, number>> {
  const rows: { severity: string; count: number | string }[] = await on('issues')
    .where({ domain_id: domainId, state: 'open' })
    .groupBy('severity')
    .select('severity')
    .count({ count: '*' });
  const of = (severity: Severity): number => Number(rows.find((row) => row.severity === severity)?.count ?? 0);
  return { error: of('error'), warning: of('warning'), notice: of('notice') };
}
