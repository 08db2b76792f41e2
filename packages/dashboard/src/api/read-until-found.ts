import { useEffect } from 'preact/hooks';

interface SearchedList {
  readonly data: { readonly pages: readonly { readonly data: readonly unknown[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Reads on while nothing is found: a request looks at a bounded number of issues, so a page may be empty while others follow. */
export function useReadUntilFound({ data, hasNextPage, isFetching, fetchNextPage }: SearchedList): void {
  const isEmptySoFar = data?.pages.every((page) => page.data.length === 0) && hasNextPage && !isFetching;
  useEffect(() => {
    if (isEmptySoFar) void fetchNextPage();
  }, [isEmptySoFar, fetchNextPage]);
}
