import './results.css';
import type { Crawl } from '@linkvitals/contract/types';
import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'preact/hooks';
import { shownState } from '../../../api/shown-state.ts';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CrawlFailure } from '../crawls/crawl-failure.tsx';
import { useLiveCrawl } from '../crawls/use-live-crawl.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { CrawlPicker } from './crawl-picker.tsx';
import { CrawlProvider, RESULTS, useChosenCrawl } from './results-crawl.ts';

/** The results of a crawl. A crawl under way is followed, and its results are fetched again when it ends. */
function ResultsOf({ crawl }: { readonly crawl: Crawl }) {
  const { results: texts } = useTexts();
  const shown = useLiveCrawl(crawl.id) ?? crawl;
  const { id, state, rendering } = shown;
  const isRendering = rendering !== null;
  // The object stays the same while the results do, so that rows do not render again at each progress of the crawl.
  const results = useMemo(() => ({ id, state, isRendering }), [id, state, isRendering]);
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

/** The frame around the results of one crawl: its pages, its links, its page checks. */
export function ResultsLayout() {
  const { results } = useTexts();
  const { domainId } = useParams({ from: RESULTS });
  const { crawl: crawlId } = useSearch({ from: RESULTS });
  const { crawl, isPending, error } = useChosenCrawl(domainId, crawlId);
  const hasFailed = error !== null && error !== undefined;
  return (
    <div class="stack results">
      {hasFailed && (
        <>
          <CrawlPicker />
          <ErrorNote error={error} />
        </>
      )}
      {isPending && !hasFailed && <SkeletonRows rows={5} />}
      {!isPending && !hasFailed && crawl === undefined && <NoCrawl text={results.noCrawl} />}
      {crawl && <ResultsOf crawl={crawl} />}
    </div>
  );
}
