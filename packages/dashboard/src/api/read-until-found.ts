import { useEffect } from 'preact/hooks';

interface SearchedList {
  readonly data: { readonly pages: readonly { readonly data: readonly unknown[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Fetches further pages of a list until something is found. The server examines a limited number of issues per request, so a page may be
 * empty although more follow.
 */
export function useReadUntilFound({ data, hasNextPage, isFetching, fetchNextPage }: SearchedList): void {
  const isEmptySoFar = data?.pages.every((page) => page.data.length === 0) && hasNextPage && !isFetching;
  useEffect(() => {
    if (isEmptySoFar) void fetchNextPage();
  }, [isEmptySoFar, fetchNextPage]);
}
