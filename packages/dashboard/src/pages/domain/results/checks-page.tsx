import { isApiError } from '@linkvitals/sdk';
import { useQuery } from '@tanstack/react-query';
import { findingCountsQuery } from '../../../api/result-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CheckRow } from './check-row.tsx';
import { CrawlPicker } from './crawl-picker.tsx';
import { useResultsCrawl } from './results-crawl.ts';

function FailedChecks() {
  const { crawls, results } = useTexts();
  const crawl = useResultsCrawl();
  const { data: counts, error, isError } = useQuery(findingCountsQuery(crawl));
  if (isApiError(error, 'results_expired')) return <p class="card pad muted">{crawls.gone}</p>;
  if (counts === undefined) return isError ? <ErrorNote error={error} /> : <SkeletonRows rows={5} />;
  if (counts.data.length === 0)
    return <p class="card pad muted">{crawl.state === 'failed' ? results.endedEarly : results.checks.none}</p>;
  return (
    <ul class="card" aria-label={results.tabs.checks}>
      {counts.data.map((count) => (
        <CheckRow key={`${count.code} ${count.severity}`} count={count} crawl={crawl} />
      ))}
    </ul>
  );
}

/** The page checks of a crawl that found something, each listed once, worst first. */
export const ChecksPage = () => (
  <>
    <CrawlPicker />
    <FailedChecks />
  </>
);
