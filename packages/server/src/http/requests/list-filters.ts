import type { QueryParameters } from '@linkvitals/contract';

/*  Filters and orders that lists and their exports read from a query, so that both show the same. */

export const linkFilter = (query: QueryParameters<'exportCrawlLinks'>) => {
  const { verdict, reason, status_code: statusCode, host, kind, page, location, seen, q: text } = query;
  return { verdict, reason, statusCode, host, kind, page, location, seen, text };
};

export const issueFilter = (query: QueryParameters<'exportAllIssues'>) => {
  const { state = 'open', kind, severity, assignee_id: assigneeId, host, outcome, q: text, fix_id: fixId } = query;
  return { state, kind, severity, assigneeId, host, outcomes: outcome?.split(','), text, fixId };
};

export const fixFilter = (query: QueryParameters<'listAllFixes'>) => {
  const { kind, severity, section, assignee_id: assigneeId, opened_since: since } = query;
  const openedSince = since === undefined ? undefined : Date.parse(since);
  return { kinds: kind?.split(','), severity, section, assigneeId, openedSince };
};

const issueOrders = { newest: 'opened_at', pages: 'found_on_pages', severity: 'severity' } as const;

export const issueOrder = ({ sort = 'newest' }: Pick<QueryParameters<'exportIssues'>, 'sort'>) => issueOrders[sort];
