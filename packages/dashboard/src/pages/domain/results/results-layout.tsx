import '../../../parts/fields/toolbar.css';
import './results.css';
import type { Crawl } from '@linkvitals/contract/types';
import { Link, Outlet, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useId, useMemo } from 'preact/hooks';
import { shownState } from '../../../api/shown-state.ts';
import { pagePaths } from '../../../page-paths.ts';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { Tabs } from '../../../parts/page/tabs.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { CrawlFailure } from '../crawls/crawl-failure.tsx';
import { useLiveCrawl } from '../crawls/use-live-crawl.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { CrawlProvider, useChosenCrawl } from './results-crawl.ts';

const FROM = '/signed-in/domains/$domainId/results';

const resultTabs = [
  { to: pagePaths.resultLinks, text: 'links' },
  { to: pagePaths.resultPages, text: 'pages' },
  { to: pagePaths.resultChecks, text: 'checks' },
] as const;

type CrawlPickerProps = Pick<ReturnType<typeof useChosenCrawl>, 'crawl' | 'crawls' | 'list'>;

/** The choice of the crawl whose results are shown. The filters stay. */
function CrawlPicker({ crawl, crawls, list }: CrawlPickerProps) {
  const { results, crawls: texts } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const nameOf = ({ started_at, queued_at, ...crawl }: Crawl) => {
    const at = format.dateTime(new Date(started_at ?? queued_at));
    const state = shownState(crawl);
    return state === 'completed' ? at : `${at} (${texts.states[state]})`;
  };
  const onChange = (chosen: string) =>
    // The number of a page is different in another crawl, so that filter is removed.
    void navigate({ to: pathname, search: (old: object) => ({ ...old, page: undefined, crawl: chosen }) as never });
  return (
    <div class="row crawl-picker">
      <label class="muted small" for={id}>
        {results.crawl}
      </label>
      <select id={id} class="input" value={crawl?.id} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {crawls.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <ShowMore list={list} text={texts.earlier} />
    </div>
  );
}

/** The results of a crawl. A crawl under way is followed, and its results are fetched again when it ends. */
function ResultsOf({ crawl }: { readonly crawl: Crawl }) {
  const { results: texts } = useTexts();
  const shown = useLiveCrawl(crawl.id) ?? crawl;
  const { id, state } = shown;
  // The object stays the same while the results do, so that rows do not render again at each progress of the crawl.
  const results = useMemo(() => ({ id, state }), [id, state]);
  return (
    <CrawlProvider value={results}>
      {shownState(shown) === 'failed' && (
        <Note tone="critical">
          {texts.failed} <CrawlFailure crawl={shown} />
        </Note>
      )}
      <Outlet />
    </CrawlProvider>
  );
}

/** The frame around the results of one crawl: its links, its pages, its page checks. */
export function ResultsLayout() {
  const { results } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const { crawl: crawlId } = useSearch({ from: FROM });
  const { crawl, crawls, list, isPending, error } = useChosenCrawl(domainId, crawlId);
  return (
    <div class="stack results">
      <div class="results-head">
        <Tabs label={results.navigation}>
          {resultTabs.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              params={{ domainId }}
              search={{ crawl: crawlId }}
              activeOptions={{ includeSearch: false }}
            >
              {results.tabs[text]}
            </Link>
          ))}
        </Tabs>
        {crawls.length > 0 && <CrawlPicker crawl={crawl} crawls={crawls} list={list} />}
      </div>
      {error !== null && error !== undefined && <ErrorNote error={error} />}
      {isPending && !error && <SkeletonRows rows={5} />}
      {!isPending && !error && crawl === undefined && <NoCrawl text={results.noCrawl} />}
      {crawl && <ResultsOf crawl={crawl} />}
    </div>
  );
}
