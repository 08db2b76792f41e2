import { Link } from '@tanstack/react-router';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { courseOf, type TrendMetric, toneOfChange, trendMetrics } from './metrics.ts';
import type { Sample } from './samples.ts';
import type { TrendsSearch } from './trends-search.ts';

interface TilesProps {
  readonly samples: readonly Sample[];
  readonly search: TrendsSearch;
  /** Whether scores are averages over several domains. */
  readonly isAverage: boolean;
}

function Change({ metric, change }: { readonly metric: TrendMetric; readonly change: number | null }) {
  const { trends } = useTexts();
  const format = useFormat();
  if (change === null) return <span class="change muted">–</span>;
  if (change === 0) return <span class="change muted">{trends.unchanged}</span>;
  return (
    <span class="change">
      <b class={toneOfChange(metric, change)}>
        {metric === 'load' ? format.millisecondsChange(change) : format.change(change)}
      </b>{' '}
      <span class="unit">{trends.inPeriod}</span>
    </span>
  );
}

/** A tile for each metric, with its newest value and its change in the period. The chart shows the chosen one. */
export function MetricTiles({ samples, search, isAverage }: TilesProps) {
  const { trends } = useTexts();
  const format = useFormat();
  const chosen = search.metric ?? 'score';
  return (
    <nav class="metric-tiles" aria-label={trends.metric}>
      {trendMetrics.map((metric) => {
        const { latest, change } = courseOf(samples, metric);
        const written = metric === 'load' ? format.milliseconds : format.number;
        return (
          <Link
            key={metric}
            to="."
            search={{ ...search, metric, view: undefined }}
            replace
            resetScroll={false}
            className="card"
            aria-current={metric === chosen ? 'true' : undefined}
            activeProps={{}}
            activeOptions={{ explicitUndefined: true }}
          >
            <span class="name">{metric === 'score' && isAverage ? trends.averageScore : trends.metrics[metric]}</span>
            <span class="value">{latest === null ? '–' : written(latest)}</span>
            <Change metric={metric} change={change} />
          </Link>
        );
      })}
    </nav>
  );
}
