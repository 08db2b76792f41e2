import type { Knex } from 'knex';
import { type Executor, selectForEach } from '../../platform/storage/index.ts';
import { SEVERITIES, type Severity } from './issue-kinds.ts';
import type { IssueRow } from './issue-row.ts';

const COLUMNS = ['kind', 'severity', 'url', 'reason', 'detail', 'status_code', 'found_on_pages', 'opened_at'] as const;

export type OpenIssue = Pick<IssueRow, (typeof COLUMNS)[number]>;

/** Open issues of a domain, the newest first; issues of the same age by severity, the worst first. */
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

/** Errors that `recentErrors` counts at most: a domain may have 100,000 of them, and they are counted with each read of it. */
const RECENT_ERRORS = 1_000;

/**
 * Expression for the number of open errors of a domain that were opened or reopened since then, at most 1,000. SQL servers allow no
 * reference to `domains` in a derived table with a limit, so the last row that counts is looked up first.
 */
export function recentErrors(
  on: Executor,
  { domainId, since }: Readonly<Record<'domainId' | 'since', string | number | Knex.Raw | Knex.Ref<string, object>>>,
): Knex.Raw {
  const errors = () =>
    on('issues as e')
      .where({ 'e.domain_id': domainId, 'e.state': 'open', 'e.severity': 'error' })
      .where('e.opened_at', '>=', since);
  const last = errors()
    .orderBy('e.opened_at')
    .select('e.opened_at')
    .limit(1)
    .offset(RECENT_ERRORS - 1);
  return on.raw('case when (?) is null then (?) else ? end', [last, errors().count(), RECENT_ERRORS]);
}

/** Counts the open issues of a domain by severity. */
export async function countOpenIssues(on: Executor, domainId: string): Promise<Record<Severity, number>> {
  const rows: { severity: string; count: number | string }[] = await on('issues')
    .where({ domain_id: domainId, state: 'open' })
    .groupBy('severity')
    .select('severity')
    .count({ count: '*' });
  const of = (severity: Severity): number => Number(rows.find((row) => row.severity === severity)?.count ?? 0);
  return { error: of('error'), warning: of('warning'), notice: of('notice') };
}
