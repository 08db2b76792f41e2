import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { linkCountsQuery, linksQuery } from '../../../api/result-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { CsvExport } from '../facts/csv-export.tsx';
import { csvPath, type Hits, hitsOf } from '../facts/csv-path.ts';
import { SearchElsewhere } from '../facts/search-elsewhere.tsx';
import { CrawlPicker } from './crawl-picker.tsx';
import { linkFilterOf } from './link-filter.ts';
import { LinkHeads } from './link-pages.tsx';
import { LinkRow } from './link-row.tsx';
import { LinksFilter } from './links-filter.tsx';
import { ResultList, resultListClass } from './result-list.tsx';
import { type ResultsCrawl, useResultsCrawl } from './results-crawl.ts';
import { isNarrowed, type LinksSearch } from './results-search.ts';
import { countOf, VerdictBar } from './verdict-bar.tsx';

const FROM = '/signed-in/domains/$domainId/results/links';

/** The reason why no links are listed, and links that show more. */
function NoLinks({ search, state }: { readonly search: LinksSearch } & Pick<ResultsCrawl, 'state'>) {
  const { links: texts, endedEarly } = useTexts().results;
  const { crawl, verdict = 'broken', q, page, ...others } = search;
  if (!isNarrowed(search)) return <>{state === 'failed' ? endedEarly : texts.none[verdict]}</>;
  const isAllOfPage = page !== undefined && verdict === 'any' && !isNarrowed({ q, ...others });
  return (
    <>
      {isAllOfPage ? texts.allOfPageWork : texts.noneFit}{' '}
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

/** The number of links. The server counts those of a verdict; with other filters, it is known once the whole list is fetched. */
function useHits(crawl: ResultsCrawl, search: LinksSearch, list: Parameters<typeof hitsOf>[0]): Hits | undefined {
  const { data: counts } = useQuery(linkCountsQuery(crawl));
  if (counts === undefined || isNarrowed(search)) return hitsOf(list);
  return { count: countOf(counts, search.verdict ?? 'broken'), isMore: false };
}

/** The page with everything that the pages of a crawl link to; by default only broken links. */
export function LinksPage() {
  const { results } = useTexts();
  const crawl = useResultsCrawl();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate();
  const list = useInfiniteQuery(linksQuery(crawl, search));
  const hits = useHits(crawl, search, list);
  const onSearch = (next: LinksSearch) =>
    void navigate({ to: pagePaths.resultLinks, params: { domainId }, search: next, replace: true });
  return (
    <>
      <div class="verdicts">
        <VerdictBar crawl={crawl} search={search} />
        <CrawlPicker />
        <CsvExport of="links" hits={hits} path={csvPath(`crawls/${crawl.id}/links`, linkFilterOf(search))} />
      </div>
      <LinksFilter crawl={crawl} search={search} onSearch={onSearch} />
      <SearchElsewhere
        domainId={domainId}
        q={search.q}
        here={search.verdict === 'any' ? 'links' : 'verdict'}
        crawl={search.crawl}
      />
      <ResultList list={list} empty={<NoLinks search={search} state={crawl.state} />}>
        {(targets) => (
          <div class={`link-list ${resultListClass(targets)}`}>
            <LinkHeads />
            <ul aria-label={results.tabs.links} aria-busy={list.isPlaceholderData}>
              {targets.map((target) => (
                <LinkRow key={target.id} target={target} crawl={crawl} />
              ))}
            </ul>
          </div>
        )}
      </ResultList>
    </>
  );
}
