import type { QueryParameters } from '@linkvitals/contract';

/* What lists and their exports read of a query: they show the same. */

/** Which targets of a crawl. */
export const linkFilter = (query: QueryParameters<'exportCrawlLinks'>) => {
  const { verdict, reason, status_code: statusCode, host, kind, page, location, q: text } = query;
  return { verdict, reason, statusCode, host, kind, page, location, text };
};

/** Which issues. */
export const issueFilter = (query: QueryParameters<'exportAllIssues'>) => {
  const { state = 'open', kind, severity, assignee_id: assigneeId, host, outcome, q: text } = query;
  return { state, kind, severity, assigneeId, host, outcomes: outcome?.split(','), text };
};

const issueOrders = { newest: 'opened_at', pages: 'found_on_pages', severity: 'severity' } as const;

/** In which order. */
export const issueOrder = ({ sort = 'newest' }: Pick<QueryParameters<'exportIssues'>, 'sort'>) => issueOrders[sort];
