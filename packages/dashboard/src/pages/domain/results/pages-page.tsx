import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
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
import { PageHeads, PageRow } from './page-row.tsx';
import { ResultList, resultListClass } from './result-list.tsx';
import { useResultsCrawl } from './results-crawl.ts';
import type { PagesSearch } from './results-search.ts';

const FROM = '/signed-in/domains/$domainId/results/pages';

/** Every page that a crawl read. */
export function PagesPage() {
  const { results } = useTexts();
  const { pages: texts } = results;
  const crawl = useResultsCrawl();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate();
  const list = useInfiniteQuery(pagesQuery(crawl, search));
  const onSearch = (next: PagesSearch) =>
    void navigate({ to: pagePaths.resultPages, params: { domainId }, search: next, replace: true });
  return (
    <>
      <FoldingToolbar
        search={<SearchField label={texts.search} value={search.q} onSearch={(q) => onSearch({ ...search, q })} />}
        chosen={[search.sort]}
      >
        <FilterSelect
          label={texts.sort}
          anyText={texts.sorts.discovery}
          texts={{ load_time: texts.sorts.load_time, size: texts.sorts.size }}
          value={search.sort === 'discovery' ? undefined : search.sort}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
        {search.q !== undefined && (
          <Button kind="quiet" onClick={() => onSearch({ ...search, q: undefined })}>
            {results.links.clear}
          </Button>
        )}
        <CsvExport
          of="pages"
          hits={hitsOf(list)}
          path={csvPath(`crawls/${crawl.id}/pages`, { q: search.q, sort: search.sort })}
        />
      </FoldingToolbar>
      <SearchElsewhere domainId={domainId} q={search.q} here="pages" crawl={search.crawl} />
      <ResultList list={list} empty={search.q === undefined ? texts.none : texts.noneFit}>
        {(pages) => (
          <div class={resultListClass(pages)}>
            <PageHeads />
            <ul aria-label={results.tabs.pages} aria-busy={list.isPlaceholderData}>
              {pages.map((page) => (
                <PageRow key={page.target_id} page={page} crawl={crawl} />
              ))}
            </ul>
          </div>
        )}
      </ResultList>
    </>
  );
}
