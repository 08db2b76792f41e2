import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { linksQuery } from '../../../api/result-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { SearchElsewhere } from '../facts/search-elsewhere.tsx';
import { LinkRow } from './link-row.tsx';
import { LinksFilter } from './links-filter.tsx';
import { ResultList, resultListClass } from './result-list.tsx';
import { useResultsCrawl } from './results-crawl.ts';
import { isNarrowed, type LinksSearch } from './results-search.ts';
import { VerdictBar } from './verdict-bar.tsx';

const FROM = '/signed-in/domains/$domainId/results/links';

/** Why nothing is listed, and how to see more. */
function NoLinks({ search }: { readonly search: LinksSearch }) {
  const { links: texts } = useTexts().results;
  const { crawl, verdict = 'broken', q } = search;
  if (!isNarrowed(search)) return <>{texts.none[verdict]}</>;
  return (
    <>
      {texts.noneFit}{' '}
      {verdict !== 'any' && q === undefined && (
        <Link to="." search={{ ...search, verdict: 'any' }}>
          {texts.inAll}
        </Link>
      )}{' '}
      <Link to="." search={{ crawl, verdict: search.verdict }}>
        {texts.clear}
      </Link>
    </>
  );
}

/** Everything that the pages of a crawl link to; without a choice, what is broken. */
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
      <VerdictBar crawl={crawl} search={search} />
      <LinksFilter search={search} onSearch={onSearch} />
      <SearchElsewhere
        domainId={domainId}
        q={search.q}
        here={search.verdict === 'any' ? 'links' : 'verdict'}
        crawl={search.crawl}
      />
      <ResultList list={list} empty={<NoLinks search={search} />}>
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
