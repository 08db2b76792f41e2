import type { Domain } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'preact/hooks';
import { domainTrendsQuery } from '../../../api/trend-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { type Curve, type CurvePlace, curveOf, type Fall } from './curve.ts';

const pathOf = (places: readonly CurvePlace[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

function Drawing({ curve }: { readonly curve: Curve }) {
  const { curve: texts } = useTexts().domain;
  const format = useFormat();
  const { lines, falls, end, floor, ceiling, first, last, lowest } = curve;
  const [from, to] = [first, last].map(({ at }) => format.shortDate(new Date(at)));
  return (
    <div class="curve-plot">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.label(first.score, from ?? '', last.score, to ?? '', lowest)}
      >
        <path class="grid" d="M0 0H100M0 50H100M0 100H100" />
        {lines.map((places) => (
          <path key={places[0]?.x} class="line" d={pathOf(places)} />
        ))}
        {falls.map(({ head, from, to }) => (
          <path key={head} class="fall" d={pathOf([from, to])} />
        ))}
        {/* A line without a length has round ends: a disc that is not stretched with the drawing. */}
        <path class="end" d={`M${end.x} ${end.y}h0`} />
      </svg>
      <div class="curve-scale" aria-hidden="true">
        <span>{ceiling}</span>
        <span>{(ceiling + floor) / 2}</span>
        <span>{floor}</span>
      </div>
      <div class="curve-days small muted" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}

/** When the score fell most, by how much, and what came with it; each with a link to the comparison that shows why. */
function Falls({ domainId, falls }: { readonly domainId: string; readonly falls: readonly Fall[] }) {
  const { curve: texts, changed } = useTexts().domain;
  const format = useFormat();
  return (
    <ul class="curve-falls small">
      {falls.map(({ base, head, at, points, issues }) => (
        <li key={head}>
          <Link to={pagePaths.compare} params={{ domainId }} search={{ base, head }}>
            {texts.fell(points, format.shortDate(new Date(at)))}
          </Link>{' '}
          {issues > 0 && <span class="muted">{changed.fresh(issues)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The score of the last 90 days, with a link to all trends. */
export function ScoreCurve({ domain }: { readonly domain: Domain }) {
  const { curve: texts } = useTexts().domain;
  const { data, isError } = useQuery(domainTrendsQuery(domain.id, '90d'));
  const curve = useMemo(() => data && curveOf(data.points), [data]);
  return (
    <section aria-label={texts.title}>
      <div class="row end">
        <h2>{texts.title}</h2>
        <Link to={pagePaths.domainTrends} params={{ domainId: domain.id }} search={{ range: '90d' }}>
          {texts.trends}
        </Link>
      </div>
      {data === undefined && !isError && <SkeletonRows rows={2} />}
      {data && !curve && <p class="muted">{texts.none}</p>}
      {curve && <Drawing curve={curve} />}
      {curve && curve.falls.length > 0 && <Falls domainId={domain.id} falls={curve.falls} />}
    </section>
  );
}
