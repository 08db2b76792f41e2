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
  const { discovery, ...sorts } = texts.sorts;
  const { all, ...problems } = texts.problems;
  const crawl = useResultsCrawl();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const { q, problem, sort } = search;
  const navigate = useNavigate();
  const list = useInfiniteQuery(pagesQuery(crawl, search));
  const onSearch = (next: PagesSearch) =>
    void navigate({ to: pagePaths.resultPages, params: { domainId }, search: next, replace: true });
  return (
    <>
      <FoldingToolbar
        search={<SearchField label={texts.search} value={q} onSearch={(q) => onSearch({ ...search, q })} />}
        chosen={[problem, sort]}
      >
        <FilterSelect
          label={texts.problem}
          anyText={all}
          texts={problems}
          value={problem}
          onChange={(problem) => onSearch({ ...search, problem })}
        />
        <FilterSelect
          label={texts.sort}
          anyText={discovery}
          texts={sorts}
          value={sort === 'discovery' ? undefined : sort}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
        {q !== undefined && (
          <Button kind="quiet" onClick={() => onSearch({ ...search, q: undefined })}>
            {results.links.clear}
          </Button>
        )}
        <CsvExport of="pages" hits={hitsOf(list)} path={csvPath(`crawls/${crawl.id}/pages`, { q, problem, sort })} />
      </FoldingToolbar>
      <SearchElsewhere domainId={domainId} q={q} here="pages" crawl={search.crawl} />
      <ResultList list={list} empty={q === undefined && problem === undefined ? texts.none : texts.noneFit}>
        {(pages) => (
          <div class={resultListClass(pages)}>
            <PageHeads sort={sort} onSort={(sort) => onSearch({ ...search, sort })} />
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
