import type { CrawlState, FindingSeverity, IssueSort, IssueState, Session } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isBeingMade } from '../pages/domain/reports/ended-reports.ts';
import type { DomainsSearch } from '../pages/domains/domains-search.ts';
import type { AuditSearch } from '../pages/settings/audit/audit-search.ts';
import { client, firstPage } from './client.ts';
import { isSignedOut } from './errors.ts';
import { withoutUndefined } from './without-undefined.ts';

interface IssuesQuery {
  readonly state: IssueState;
  /** Several with commas; default: all. */
  readonly outcome?: string | undefined;
  readonly severity: FindingSeverity | undefined;
  readonly q: string | undefined;
  readonly sort: IssueSort | undefined;
}

/** It has not ended. */
export const isUnderWay = (state: CrawlState | undefined): boolean => state === 'queued' || state === 'running';

/** Who is signed in; null: nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await client.session.get({ signal });
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => client.signInMethods({ signal }),
});

/** What the account uses of its plan. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => client.account.usage({ signal }),
});

/** Name, plan and limits of the account. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => client.account.get({ signal }),
});

/** The identities at providers with which the person may sign in. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => client.me.identities({ signal }),
});

/** Rows of a list that are fetched at once. */
const ROWS = 50;

/** Where the person is signed in, page by page. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.session.list(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** The passkeys of the person, page by page. */
export const passkeysQuery = infiniteQueryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.me.listPasskeys(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** Who belongs to the account, page by page. */
export const membersQuery = infiniteQueryOptions({
  queryKey: ['members'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.members.list(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** Invitations that nobody has accepted, page by page. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.invitations.list(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** What was changed in the account, newest first, page by page. */
export const auditQuery = ({ action, actor, subject }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', { action, actor, subject }],
    queryFn: ({ pageParam, signal }) => {
      const query = { action, actor_id: actor, subject_id: subject, cursor: pageParam, limit: ROWS };
      return firstPage(client.account.auditLog(withoutUndefined(query), { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The domains that a search chooses, page by page. */
export const domainsQuery = ({ q, status, sort }: DomainsSearch) =>
  infiniteQueryOptions({
    queryKey: ['domains', 'list', { q, status, sort }],
    queryFn: ({ pageParam, signal }) => {
      const query = withoutUndefined({ q, verification_status: status, sort, cursor: pageParam, limit: ROWS });
      return firstPage(client.domains.list(query, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // A crawl that runs moves on; one that waits begins.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ last_crawl }) => isUnderWay(last_crawl?.state)))
        ? 5_000
        : false,
  });

export const domainQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['domains', domainId],
    queryFn: ({ signal }) => client.domains.get(domainId, { signal }),
  });

export const crawlQuery = (crawlId: string) =>
  queryOptions({
    queryKey: ['crawls', crawlId],
    queryFn: ({ signal }) => client.crawls.get(crawlId, { signal }),
  });

/** The crawls of a domain, newest first, page by page. */
export const crawlsQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', 'of', domainId],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.crawls.list(domainId, withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** The issues of a domain in a state, of some outcomes, page by page. */
export const issuesQuery = (domainId: string, { state, outcome, severity, q, sort }: IssuesQuery) =>
  infiniteQueryOptions({
    queryKey: ['issues', 'of', domainId, { state, outcome, severity, q, sort }],
    queryFn: ({ pageParam, signal }) => {
      const query = withoutUndefined({ state, outcome, severity, q, sort, cursor: pageParam, limit: ROWS });
      return firstPage(client.issues.listOfDomain(domainId, query, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Rows of a list that stands in a row of another one. */
const INNER_ROWS = 20;

/** Where pages hold the URL of an issue, page by page. */
export const issuePagesQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.issues.pages(issueId, withoutUndefined({ cursor: pageParam, limit: INNER_ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** What happened to an issue, newest first, page by page. */
export const issueChangesQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'changes'],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.issues.changes(issueId, withoutUndefined({ cursor: pageParam, limit: INNER_ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** What people wrote about an issue, newest first, page by page. */
export const issueCommentsQuery = (issueId: string) =>
  infiniteQueryOptions({
    queryKey: ['issues', issueId, 'comments'],
    queryFn: ({ pageParam, signal }) =>
      firstPage(
        client.issues.comments(issueId, withoutUndefined({ cursor: pageParam, limit: INNER_ROWS }), { signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

const MAX_MEMBERS = 500;

/** Who belongs to the account, for owners and admins. */
export const assignableMembersQuery = queryOptions({
  queryKey: ['members', 'assignable'],
  queryFn: ({ signal }) => client.members.list({ limit: 100 }, { signal }).toArray({ limit: MAX_MEMBERS }),
  staleTime: 60_000,
});

/** The broken links of a crawl, page by page. */
export const brokenLinksQuery = (crawlId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', crawlId, 'links'],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.crawls.links(crawlId, withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** The reports of a domain, newest first, page by page; followed while one is being made. */
export const reportsQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'of', domainId],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.reports.list(domainId, withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isBeingMade)) ? 1_500 : false),
  });

/** The share links of a domain, newest first, page by page. */
export const shareLinksQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['share-links', 'of', domainId],
    queryFn: ({ pageParam, signal }) =>
      firstPage(client.shareLinks.list(domainId, withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

export const badgesQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['badges', 'of', domainId],
    queryFn: ({ signal }) => client.badges.list(domainId, { signal }),
  });
