import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { linksQuery } from '../../../api/result-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { LinkRow } from './link-row.tsx';
import { LinksFilter } from './links-filter.tsx';
import { ResultList, resultListClass } from './result-list.tsx';
import { useResultsCrawl } from './results-crawl.ts';
import type { LinksSearch } from './results-search.ts';

const FROM = '/signed-in/domains/$domainId/results/links';

/** Whether anything narrows the list down. */
const isFiltered = ({ crawl: _, ...filter }: LinksSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Everything that the pages of a crawl link to. */
export function LinksPage() {
  const { results } = useTexts();
  const crawl = useResultsCrawl();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate();
  const list = useInfiniteQuery(linksQuery(crawl, search));
  const onSearch = (next: LinksSearch) =>
    void navigate({ to: pagePaths.resultLinks, params: { domainId }, search: next, replace: true });
  return (
    <>
      <LinksFilter search={search} onSearch={onSearch} />
      <ResultList list={list} empty={isFiltered(search) ? results.links.noneFit : results.links.none}>
        {(targets) => (
          <ul class={resultListClass(targets)} aria-label={results.tabs.links} aria-busy={list.isPlaceholderData}>
            {targets.map((target) => (
              <LinkRow key={target.id} target={target} crawl={crawl} />
            ))}
          </ul>
        )}
      </ResultList>
    </>
  );
}
