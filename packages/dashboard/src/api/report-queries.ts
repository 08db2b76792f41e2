import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { isBeingMade } from './is-being-made.ts';
import { pageByPage } from './page-by-page.ts';

/** The reports of a domain, newest first, page by page; followed while one is being made. */
export const reportsQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'of', domainId],
    ...pageByPage((page, options) => client.reports.list(domainId, page, options)),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isBeingMade)) ? 1_500 : false),
  });
