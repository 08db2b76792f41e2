import './trends.css';
import type { Domain } from '@linkvitals/contract/types';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'preact/hooks';
import { domainQuery } from '../../api/domain-queries.ts';
import { useRights } from '../../api/rights.ts';
import { domainTrendsQuery } from '../../api/trend-queries.ts';
import { EmptyCard } from '../../parts/page/empty-card.tsx';
import { ErrorNote, Note } from '../../parts/page/note.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { countMeasured, samplesOfDomain } from './samples.ts';
import { TrendsBar } from './trends-bar.tsx';
import type { TrendsSearch } from './trends-search.ts';
import { TrendsView } from './trends-view.tsx';
import { boundsOf, zoomSearch } from './zoom-search.ts';

const FROM = '/signed-in/domains/$domainId/trends';

interface EmptyProps {
  readonly domain: Domain;
  readonly measured: number;
  readonly search: TrendsSearch;
}

/** A text on what is missing for a comparison, with links to the pages where that can be changed. */
function Empty({ domain, measured, search }: EmptyProps) {
  const { empty } = useTexts().trends;
  const rights = useRights()(domain.id);
  const params = { domainId: domain.id };
  const isVerified = domain.verification_status === 'verified';
  return (
    <EmptyCard>
      <h2>{empty.title}</h2>
      <p>{isVerified ? (measured === 0 ? empty.none : empty.one) : empty.unverified}</p>
      <div class="row">
        {!isVerified && (
          <Link className="button" to="/domains/$domainId" params={params}>
            {empty.verify}
          </Link>
        )}
        {isVerified && rights.has('edit') && domain.next_crawl_at === null && (
          <Link className="button" to="/domains/$domainId/settings" params={params}>
            {empty.schedule}
          </Link>
        )}
        {search.range !== '90d' && domain.last_crawl !== null && (
          <Link className="button" to="." search={{ ...search, range: '90d' }}>
            {empty.longer}
          </Link>
        )}
      </div>
    </EmptyCard>
  );
}

/** The page with the trends of a domain, crawl by crawl. */
export function DomainTrendsPage() {
  const { trends } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/domains/$domainId/trends' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const { data, error } = useQuery(domainTrendsQuery(domainId, search.range ?? '30d'));
  const samples = useMemo(() => data && samplesOfDomain(data), [data]);
  const bounds = useMemo(() => data && boundsOf(data), [data]);
  const measured = countMeasured(samples ?? []);
  return (
    <div class="stack trends">
      <TrendsBar search={search} />
      {error && <ErrorNote error={error} />}
      {data === undefined && !error && <SkeletonRows rows={6} />}
      {data && !data.complete && <Note tone="accent">{trends.incomplete}</Note>}
      {samples && measured < 2 && <Empty domain={domain} measured={measured} search={search} />}
      {samples && bounds && measured >= 2 && (
        <TrendsView
          samples={samples}
          bounds={bounds}
          search={search}
          onZoom={(span) => void navigate({ search: zoomSearch(search, span), replace: true, resetScroll: false })}
          domainId={domainId}
        />
      )}
    </div>
  );
}
