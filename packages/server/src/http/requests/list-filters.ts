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

/** In which order. */
export const issueOrder = ({ sort = 'newest' }: Pick<QueryParameters<'exportIssues'>, 'sort'>) =>
  sort === 'pages' ? ('found_on_pages' as const) : ('opened_at' as const);
