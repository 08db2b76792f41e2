import '../../parts/page/segments.css';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.tsx';
import { type TrendsSearch, trendSpans } from './trends-search.ts';

/** The choice of the period, and of a chart or a table. */
export function TrendsBar({ search }: { readonly search: TrendsSearch }) {
  const { trends } = useTexts();
  const isTable = search.view === 'table';
  // Without `explicitUndefined`, the router would also mark the link without `view` as current.
  const activeOptions = { explicitUndefined: true };
  const stay = { to: '.', resetScroll: false, activeProps: {}, activeOptions } as const;
  return (
    <div class="row end trends-bar">
      <nav class="segments" aria-label={trends.range}>
        {trendSpans.map((range) => (
          <Link
            key={range}
            {...stay}
            search={{ ...search, range, from: undefined, to: undefined }}
            aria-current={range === (search.range ?? '30d') ? 'true' : undefined}
          >
            {trends.ranges[range]}
          </Link>
        ))}
      </nav>
      <nav class="segments" aria-label={trends.view}>
        <Link {...stay} search={{ ...search, view: undefined }} aria-current={isTable ? undefined : 'true'}>
          {trends.chart}
        </Link>
        <Link {...stay} search={{ ...search, view: 'table' }} aria-current={isTable ? 'true' : undefined}>
          {trends.table}
        </Link>
      </nav>
    </div>
  );
}
