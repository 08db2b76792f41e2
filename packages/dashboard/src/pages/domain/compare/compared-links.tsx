import type { TargetChange } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';
import { comparisonQuery } from '../../../api/compare-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { Tabs } from '../../../parts/page/tabs.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { LinkHeads } from '../results/link-pages.tsx';
import { type CompareSearch, changes, type Pair } from './compare-search.ts';
import { ComparedLink } from './compared-link.tsx';

/** Fetches the links of a tab. The server examines a limited number of links per page, so a page may be empty although more follow. */
function useCompared({ base, head }: Pair, change: TargetChange) {
  const list = useInfiniteQuery(comparisonQuery(head, { base, change }));
  const links = list.data?.pages.flatMap(({ data }) => data);
  const { fetchNextPage } = list;
  const isEmptySoFar = links?.length === 0 && list.hasNextPage && !list.isFetching;
  useEffect(() => {
    if (isEmptySoFar) void fetchNextPage();
  }, [isEmptySoFar, fetchNextPage]);
  return { list, links: isEmptySoFar ? undefined : links };
}

/** The number of links of a tab, with "+" when there are more than on its first page. */
function Count({ pair, change }: { readonly pair: Pair; readonly change: TargetChange }) {
  const format = useFormat();
  const { list, links } = useCompared(pair, change);
  if (links === undefined) return null;
  return <b>{format.number(links.length) + (list.hasNextPage ? '+' : '')}</b>;
}

interface ComparedLinksProps {
  readonly pair: Pair;
  readonly search: CompareSearch;
}

/** Links that are broken in one of two crawls or in both. */
export function ComparedLinks({ pair, search }: ComparedLinksProps) {
  const { compare } = useTexts();
  const change = search.change ?? 'new';
  const { list, links } = useCompared(pair, change);
  const isGone = list.isError && isApiError(list.error, 'results_expired');
  return (
    <section class="stack" aria-label={compare.links}>
      <Tabs label={compare.links}>
        {changes.map((one) => (
          <Link
            key={one}
            to="."
            search={{ ...search, ...pair, change: one }}
            replace
            resetScroll={false}
            aria-current={one === change ? 'page' : undefined}
            activeProps={{}}
            activeOptions={{ explicitUndefined: true }}
          >
            {compare.changes[one]}
            <Count pair={pair} change={one} />
          </Link>
        ))}
      </Tabs>
      {isGone && <p class="card pad muted">{compare.gone}</p>}
      {list.isError && !isGone && <ErrorNote error={list.error} />}
      {links === undefined && !list.isError && <SkeletonRows rows={4} />}
      {links?.length === 0 && <p class="card pad muted">{compare.none[change]}</p>}
      {links !== undefined && links.length > 0 && (
        <div class="card link-list">
          <LinkHeads />
          <ul>
            {links.map((target) => (
              <ComparedLink key={target.url} target={target} change={change} pair={pair} />
            ))}
          </ul>
        </div>
      )}
      <ShowMore list={list} />
    </section>
  );
}
