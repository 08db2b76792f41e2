import type { FindingSeverity, FixKind } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';
import { withoutUndefined } from './without-undefined.ts';

interface FixesQuery {
  readonly kind: FixKind | undefined;
  readonly severity: FindingSeverity | undefined;
  /** A folder of the site: `/products/`. */
  readonly section: string | undefined;
  /** Id of a person. */
  readonly assignee: string | undefined;
}

/** The key of all lists of fixes of a domain. */
export const fixListsKey = (domainId: string) => ['issues', 'fixes-of', domainId] as const;

/** The fixes of a domain, the first thing to do first, page by page. */
export const fixesQuery = (domainId: string, { kind, severity, section, assignee }: FixesQuery) =>
  infiniteQueryOptions({
    queryKey: [...fixListsKey(domainId), { kind, severity, section, assignee }],
    ...pageByPage((page, options) => {
      const filter = withoutUndefined({ kind, severity, section, assignee_id: assignee, ...page });
      return client.fixes.listOfDomain(domainId, filter, options);
    }),
    placeholderData: keepPreviousData,
  });

/** The fixes of all domains or of one, the first thing to do first, page by page. */
export const allFixesQuery = ({
  domainId,
  severity,
}: {
  domainId: string | undefined;
  severity: FixesQuery['severity'];
}) =>
  infiniteQueryOptions({
    queryKey: ['issues', 'fixes', 'all', { domainId, severity }],
    ...pageByPage((page, options) => {
      const filter = withoutUndefined({ severity, ...page });
      return domainId === undefined
        ? client.fixes.list(filter, options)
        : client.fixes.listOfDomain(domainId, filter, options);
    }),
    placeholderData: keepPreviousData,
  });

/** The first fixes of a domain. */
export const firstFixesQuery = (domainId: string, limit: number) =>
  queryOptions({
    queryKey: ['issues', 'fixes', domainId, 'first', limit],
    queryFn: async ({ signal }) => await client.fixes.listOfDomain(domainId, { limit }, { signal }),
  });

/** Number of issues of a fix that are listed below it. */
export const ISSUES_OF_FIX = 10;

/** The worst issues of a fix. */
export const issuesOfFixQuery = (domainId: string, fixId: string) =>
  queryOptions({
    queryKey: ['issues', 'of-fix', domainId, fixId],
    queryFn: async ({ signal }) => {
      const query = { state: 'open', fix_id: fixId, sort: 'severity', limit: ISSUES_OF_FIX } as const;
      return (await client.issues.listOfDomain(domainId, query, { signal })).data;
    },
  });

/** The points that several fixes bring back together. */
export const fixPointsQuery = (domainId: string, fixIds: readonly string[]) =>
  queryOptions({
    queryKey: ['issues', 'fix-points', domainId, fixIds],
    queryFn: ({ signal }) => client.fixes.points(domainId, { fix_ids: [...fixIds] }, { signal }),
    placeholderData: keepPreviousData,
  });
