import type { ListPage } from '@linkvitals/sdk';
import { isApiError } from '@linkvitals/sdk';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { RESULT_ROWS } from '../../../api/result-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The class of a list. With more rows than its first page, only the rows in sight are laid out. */
export const resultListClass = (rows: readonly unknown[]): string => (rows.length > RESULT_ROWS ? 'card long' : 'card');

interface ResultListProps<Row> {
  readonly list: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>;
  /** The text when no row matches. */
  readonly empty: ComponentChildren;
  readonly children: (rows: readonly Row[]) => ComponentChildren;
}

/**
 * The rows of a list of results. The server examines a limited number of rows per request, so a page may be short although more follow:
 * further pages are fetched until `RESULT_ROWS` are shown or the list ends.
 */
export function ResultList<Row>({ list, empty, children }: ResultListProps<Row>) {
  const { crawls, results } = useTexts();
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const isShort = rows !== undefined && rows.length < RESULT_ROWS && list.hasNextPage;
  const goesOn = isShort && !list.isFetching && !list.isError;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (list.isError && isApiError(list.error, 'results_expired')) return <p class="card pad muted">{crawls.gone}</p>;
  if (list.isError && rows === undefined) return <ErrorNote error={list.error} />;
  if (rows === undefined) return <SkeletonRows rows={8} />;
  return (
    <>
      {rows.length > 0 && children(rows)}
      {rows.length === 0 && !isShort && <p class="card pad muted">{empty}</p>}
      {list.isError && <ErrorNote error={list.error} />}
      {isShort && !list.isError ? (
        <p class="muted small" role="status">
          {results.searching}
        </p>
      ) : (
        <ShowMore list={list} />
      )}
    </>
  );
}
