import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';

/** The rules that ignore issues of a domain, newest first, page by page. */
export const issueRulesQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['issue-rules', domainId],
    ...pageByPage((page, options) => client.issues.rules(domainId, page, options)),
  });

/** Issues that are read. That many are enough to find every kind that a domain has. */
const ISSUES = 500;

/** The kinds of issues that are open on a domain, with a title of each. */
export const openKindsQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['issues', 'kinds', domainId],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const open = client.issues.listOfDomain(domainId, { state: 'open', limit: 100 }, { signal });
      return Object.fromEntries((await open.toArray({ limit: ISSUES })).map(({ kind, title }) => [kind, title]));
    },
  });
