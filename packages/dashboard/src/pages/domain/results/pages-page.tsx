import type { Page, PageSort } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isUnderWay } from '../../../api/crawl-queries.ts';
import { pagesQuery } from '../../../api/result-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { FilterSelect } from '../../../parts/fields/filter-select.tsx';
import { FoldingToolbar } from '../../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CsvExport } from '../facts/csv-export.tsx';
import { csvPath, hitsOf } from '../facts/csv-path.ts';
import { SearchElsewhere } from '../facts/search-elsewhere.tsx';
import { CrawlPicker } from './crawl-picker.tsx';
import { PageHeads, PageRow } from './page-row.tsx';
import { ResultList, resultListClass } from './result-list.tsx';
import { type ResultsCrawl, useResultsCrawl } from './results-crawl.ts';
import type { PagesSearch } from './results-search.ts';

const FROM = '/signed-in/domains/$domainId/results/pages';

/**
 * The pages, those with the most broken links first unless another order is chosen. Crawls that are under way or did not count broken
 * links have no such order, so their pages are as they were found.
 */
function usePages(crawl: ResultsCrawl, search: PagesSearch) {
  const sort: PageSort = search.sort ?? (isUnderWay(crawl.state) ? 'discovery' : 'broken_links');
  const list = useInfiniteQuery(pagesQuery(crawl, { ...search, sort }));
  const isEmpty = list.data?.pages.every(({ data }) => data.length === 0) === true && !list.hasNextPage;
  const isUncounted = isEmpty && search.sort === undefined && sort !== 'discovery';
  const found = useInfiniteQuery({ ...pagesQuery(crawl, { ...search, sort: 'discovery' }), enabled: isUncounted });
  return isUncounted ? { list: found, sort: 'discovery' as const } : { list, sort };
}

const maxBroken = (pages: readonly Page[]): number =>
  pages.reduce((max, { broken_links }) => Math.max(max, broken_links ?? 0), 0);

/** Every page that a crawl read. */
export function PagesPage() {
  const { results } = useTexts();
  const { pages: texts } = results;
  const { broken_links: worst, ...sorts } = texts.sorts;
  const { all, ...problems } = texts.problems;
  const crawl = useResultsCrawl();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const { q, problem, rendered } = search;
  const navigate = useNavigate();
  const { list, sort } = usePages(crawl, search);
  const onSearch = (next: PagesSearch) =>
    void navigate({ to: pagePaths.resultPages, params: { domainId }, search: next, replace: true });
  return (
    <>
      <FoldingToolbar
        search={<SearchField label={texts.search} value={q} onSearch={(q) => onSearch({ ...search, q })} />}
        chosen={[problem, rendered, search.sort, search.crawl]}
      >
        <CrawlPicker />
        <FilterSelect
          label={texts.problem}
          anyText={all}
          texts={problems}
          value={problem}
          onChange={(problem) => onSearch({ ...search, problem })}
        />
        {(crawl.isRendering || rendered !== undefined) && (
          <FilterSelect
            label={texts.rendered}
            anyText={all}
            texts={results.rendered}
            value={rendered}
            onChange={(rendered) => onSearch({ ...search, rendered })}
          />
        )}
        <FilterSelect
          class="for-heads"
          label={texts.sort}
          anyText={worst}
          texts={sorts}
          value={search.sort === 'broken_links' ? undefined : search.sort}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
        {q !== undefined && (
          <Button kind="quiet" onClick={() => onSearch({ ...search, q: undefined })}>
            {results.links.clear}
          </Button>
        )}
        <CsvExport
          of="pages"
          hits={hitsOf(list)}
          path={csvPath(`crawls/${crawl.id}/pages`, { q, problem, rendered, sort })}
        />
      </FoldingToolbar>
      <SearchElsewhere domainId={domainId} q={q} here="pages" crawl={search.crawl} />
      <ResultList
        list={list}
        empty={q === undefined && problem === undefined && rendered === undefined ? texts.none : texts.noneFit}
      >
        {(pages) => (
          <div class={`page-list ${resultListClass(pages)}`}>
            <PageHeads sort={sort} onSort={(sort) => onSearch({ ...search, sort })} />
            <ul aria-label={results.tabs.pages} aria-busy={list.isPlaceholderData}>
              {pages.map((page) => (
                <PageRow key={page.target_id} page={page} crawl={crawl} max={maxBroken(pages)} />
              ))}
            </ul>
          </div>
        )}
      </ResultList>
    </>
  );
}
