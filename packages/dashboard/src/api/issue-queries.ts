import type { FindingSeverity, IssueRecheck, IssueSort, IssueState } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { client } from './client.ts';
import { INNER_ROWS, pageByPage } from './page-by-page.ts';
import { withoutUndefined } from './without-undefined.ts';

interface IssuesQuery {
  readonly state: IssueState;
  /** Outcomes, separated by commas; default: all. */
  readonly outcome?: string | undefined;
  readonly severity: FindingSeverity | undefined;
  readonly q: string | undefined;
  readonly sort: IssueSort | undefined;
  /** Id of a fix; default: the issues of all of them. */
  readonly fix_id?: string | undefined;
}

/** The issues of a domain in a state, of some outcomes, page by page. */
export const issuesQuery = (domainId: string, { state, outcome, severity, q, sort, fix_id }: IssuesQuery) =>
  infiniteQueryOptions({
    queryKey: ['issues', 'of', domainId, { state, outcome, severity, q, sort, fix_id }],
    ...pageByPage((page, options) => {
      const filter = withoutUndefined({ state, outcome, severity, q, fix_id, sort, ...page });
      return client.issues.listOfDomain(domainId, filter, options);
    }),
    placeholderData: keepPreviousData,
  });

interface OpenIssuesQuery {
  /** Default: all domains. */
  readonly domainId: string | undefined;
  readonly severity: FindingSeverity | undefined;
  readonly kind: string | undefined;
  readonly q: string | undefined;
}

/** The open issues of all domains or of one, those that broke last first, page by page. */
export const openIssuesQuery = ({ domainId, severity, kind, q }: OpenIssuesQuery) =>
  infiniteQueryOptions({
    queryKey: ['issues', 'all', { domainId, severity, kind, q }],
    ...pageByPage((page, options) => {
      const query = withoutUndefined({ severity, kind, q, ...page });
      return domainId === undefined
        ? client.issues.list(query, options)
        : client.issues.listOfDomain(domainId, query, options);
    }),
    placeholderData: keepPreviousData,
  });

/** The newest open issues of all domains whose URL holds a text. */
export const foundIssuesQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: ['issues', 'found', q, limit],
    queryFn: async ({ signal }) => (await client.issues.list({ q, limit }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const issueQuery = (issueId: string) =>
  queryOptions({
    queryKey: ['issues', issueId],
    queryFn: ({ signal }) => client.issues.get(issueId, { signal }),
  });

/** The last recheck of an issue whose end this page has seen. It is not fetched. */
export const lastRecheckQuery = (issueId: string) =>
  queryOptions<IssueRecheck>({ queryKey: ['rechecks', issueId], queryFn: skipToken });

/** The number of issues of a domain in each state. */
export const issueCountsQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['issues', 'counts', domainId],
    queryFn: ({ signal }) => client.issues.countsOfDomain(domainId, {}, { signal }),
  });

/** The places on pages that hold the URL of an issue, page by page. */
export const issuePagesQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'pages'],
    ...pageByPage((page, options) => client.issues.pages(issueId, page, options), INNER_ROWS),
  });

/** The history of an issue, newest first, page by page. */
export const issueChangesQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'changes'],
    ...pageByPage((page, options) => client.issues.changes(issueId, page, options), INNER_ROWS),
  });

/** The comments on an issue, newest first, page by page. */
export const issueCommentsQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'comments'],
    ...pageByPage((page, options) => client.issues.comments(issueId, page, options), INNER_ROWS),
  });
