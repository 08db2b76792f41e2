import '../issues/issues.css';
import './compare.css';
import type { Crawl } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { crawlQuery, crawlsQuery } from '../../../api/crawl-queries.ts';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type CompareSearch, type Pair, pairOf } from './compare-search.ts';
import { ComparedLinks } from './compared-links.tsx';
import { CrawlChoice } from './crawl-choice.tsx';
import { FiguresTable } from './figures-table.tsx';

const FROM = '/signed-in/domains/$domainId/crawls/compare';

interface ComparisonProps {
  readonly pair: Pair;
  readonly completed: readonly Crawl[];
  readonly search: CompareSearch;
}

/** Two crawls side by side. A crawl that is too old to be in the list is fetched separately. */
function Comparison({ pair, completed, search }: ComparisonProps) {
  const { compare } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const navigate = useNavigate({ from: '/domains/$domainId/crawls/compare' });
  const find = (id: string): Crawl | undefined => completed.find((crawl) => crawl.id === id);
  const [listedBase, listedHead] = [find(pair.base), find(pair.head)];
  const fetchedBase = useQuery({ ...crawlQuery(pair.base), enabled: listedBase === undefined });
  const fetchedHead = useQuery({ ...crawlQuery(pair.head), enabled: listedHead === undefined });
  const [base, head] = [listedBase ?? fetchedBase.data, listedHead ?? fetchedHead.data];
  const error = fetchedBase.error ?? fetchedHead.error;
  if (error) return <ErrorNote error={error} />;
  if (base === undefined || head === undefined) return <SkeletonRows rows={6} />;
  const choose = (chosen: Partial<Pair>) =>
    void navigate({ search: { ...search, ...pair, ...chosen }, replace: true, resetScroll: false });
  const among = { completed, domainId };
  return (
    <>
      <div class="compare-choice">
        <CrawlChoice {...among} label={compare.base} crawl={base} onChoose={(id) => choose({ base: id })} />
        <CrawlChoice {...among} label={compare.head} crawl={head} onChoose={(id) => choose({ head: id })} />
      </div>
      {base.id === head.id ? (
        <Note tone="fair">{compare.same}</Note>
      ) : (
        <>
          <FiguresTable base={base} head={head} />
          <ComparedLinks pair={pair} search={search} />
        </>
      )}
    </>
  );
}

/** The page with the changes between any two completed crawls of a domain. */
export function ComparePage() {
  const { compare, crawls } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const completed = list.data?.pages.flatMap(({ data }) => data).filter(({ state }) => state === 'completed');
  const pair =
    completed &&
    pairOf(
      search,
      completed.map(({ id }) => id),
    );
  return (
    <div class="stack">
      <div class="row end">
        <h2>{compare.title}</h2>
        {completed && <ShowMore list={list} text={crawls.earlier} kind="link" />}
      </div>
      {list.isError && <ErrorNote error={list.error} />}
      {list.isPending && <SkeletonRows rows={6} />}
      {completed && !pair && <p class="card pad muted">{compare.few}</p>}
      {completed && pair && <Comparison pair={pair} completed={completed} search={search} />}
    </div>
  );
}
