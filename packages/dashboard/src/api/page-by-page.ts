import type { List, ListPage } from '@linkvitals/sdk';
import { firstPage } from './client.ts';

/** Where a page of a list begins, and how long it is. */
interface PageQuery {
  readonly cursor?: string;
  readonly limit: number;
}

type FetchPage<T> = (page: PageQuery, options: { readonly signal: AbortSignal }) => List<T>;

const ROWS = 50;

/** Rows of a list that stands in a row of another one. */
export const INNER_ROWS = 20;

/** Options of a query that fetches a list as a person reads on: each page says where the next one begins. */
export const pageByPage = <T>(fetchPage: FetchPage<T>, limit = ROWS) => ({
  queryFn: ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    firstPage(fetchPage(cursor === undefined ? { limit } : { cursor, limit }, { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: ListPage<T>) => next_cursor ?? undefined,
});
