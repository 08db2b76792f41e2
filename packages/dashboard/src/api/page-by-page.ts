import type { List, ListPage } from '@linkvitals/sdk';

/** The cursor at which a page of a list begins, and the number of its rows. */
interface PageQuery {
  readonly cursor?: string;
  readonly limit: number;
}

type FetchPage<T> = (page: PageQuery, options: { readonly signal: AbortSignal }) => List<T>;

const ROWS = 50;

/** Rows per page of a list inside a row of another list. */
export const INNER_ROWS = 20;

/** Options of a query that fetches a list page by page, when the person wants more rows. Each page has the cursor of the next one. */
export const pageByPage = <T>(fetchPage: FetchPage<T>, limit = ROWS) => ({
  queryFn: async ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    await fetchPage(cursor === undefined ? { limit } : { cursor, limit }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: ListPage<T>) => next_cursor ?? undefined,
});
