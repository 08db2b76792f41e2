import './trends.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'preact/hooks';
import { accountTrendsQuery } from '../../api/trend-queries.ts';
import { EmptyCard } from '../../parts/page/empty-card.tsx';
import { ErrorNote } from '../../parts/page/note.tsx';
import { Page } from '../../parts/page/page.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { countMeasured, samplesOfAccount } from './samples.ts';
import { TrendsBar } from './trends-bar.tsx';
import { TrendsView } from './trends-view.tsx';
import { boundsOfDays, zoomSearch } from './zoom-search.ts';

function Empty() {
  const { trends, common } = useTexts();
  const { empty } = trends;
  return (
    <EmptyCard>
      <h2>{empty.title}</h2>
      <p>{empty.account}</p>
      <Link className="button" to="/">
        {common.toDomains}
      </Link>
    </EmptyCard>
  );
}

/** The page with the daily trends over all domains that the person may see. */
export function AccountTrendsPage() {
  const { trends } = useTexts();
  const search = useSearch({ from: '/signed-in/trends' });
  const navigate = useNavigate({ from: '/trends' });
  const { data, error } = useQuery(accountTrendsQuery(search.range ?? '30d'));
  const samples = useMemo(() => data && samplesOfAccount(data), [data]);
  const bounds = useMemo(() => data && boundsOfDays(data), [data]);
  const isEmpty = samples !== undefined && countMeasured(samples) < 2;
  return (
    <Page title={trends.title}>
      <div class="stack trends">
        <TrendsBar search={search} />
        {error && <ErrorNote error={error} />}
        {data === undefined && !error && <SkeletonRows rows={6} />}
        {isEmpty && <Empty />}
        {samples && bounds && !isEmpty && (
          <>
            <TrendsView
              samples={samples}
              bounds={bounds}
              search={search}
              onZoom={(span) => void navigate({ search: zoomSearch(search, span), replace: true, resetScroll: false })}
              domainId={null}
            />
            <p class="small muted">{trends.utc}</p>
          </>
        )}
      </div>
    </Page>
  );
}
