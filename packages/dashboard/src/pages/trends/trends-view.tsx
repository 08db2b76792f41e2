import './trends.css';
import { useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../parts/buttons/button.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { Legend } from './legend.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { Readout } from './readout.tsx';
import type { Sample } from './samples.ts';
import { clampSpan, fitBounds, type Span, zoomBy } from './scale.ts';
import type { TrendsSearch } from './trends-search.ts';
import { WhatChangedInPeriod } from './what-changed.tsx';

export interface TrendsViewProps {
  /** Oldest first. */
  readonly samples: readonly Sample[];
  /** The whole period. */
  readonly bounds: Span;
  readonly search: TrendsSearch;
  readonly onZoom: (span: Span | undefined) => void;
  /** The domain; null: all domains, with a sample for each day. */
  readonly domainId: string | null;
}

/** The visible part of the period, from the query of the address. */
function spanOf({ from, to }: TrendsSearch, bounds: Span): Span {
  if (from === undefined || to === undefined) return bounds;
  return clampSpan({ from: Date.parse(from) / 1000, to: Date.parse(to) / 1000 }, bounds) ?? bounds;
}

interface ZoomButtonsProps extends Pick<TrendsViewProps, 'bounds' | 'onZoom'> {
  readonly span: Span;
  /** The time that keeps its place, seconds since 1970. */
  readonly around: number;
}

/** Buttons that zoom, for people who cannot drag. */
function ZoomButtons({ bounds, span, around, onZoom }: ZoomButtonsProps) {
  const { trends } = useTexts();
  const zoom = (step: 'in' | 'out') => onZoom(zoomBy(step, span, { at: around, bounds }));
  const isWhole = span === bounds;
  return (
    <div class="zoom">
      <Button square aria-label={trends.zoomIn} title={trends.zoomIn} onClick={() => zoom('in')}>
        +
      </Button>
      <Button square aria-label={trends.zoomOut} title={trends.zoomOut} disabled={isWhole} onClick={() => zoom('out')}>
        −
      </Button>
      <Button disabled={isWhole} onClick={() => onZoom(undefined)}>
        {trends.whole}
      </Button>
    </div>
  );
}

/** A metric over time, with the exact figures of each sample. */
function ChartCard({ samples, bounds: period, search, onZoom, domainId }: TrendsViewProps) {
  const { trends } = useTexts();
  const format = useFormat();
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The clicked sample, which stays selected when the pointer leaves the chart.
  const [kept, setKept] = useState<number | null>(null);
  const at = pointed ?? kept;
  const bounds = useMemo(() => fitBounds(samples, period), [samples, period]);
  const span = useMemo(() => spanOf(search, bounds), [search, bounds]);
  const metric = search.metric ?? 'score';
  const [from, to] = [span.from, span.to].map((time) => format.date(new Date(time * 1000)));
  const around = at === null ? (samples.at(-1)?.at ?? span.to) : (samples[at]?.at ?? span.to);
  return (
    <section class="card pad stack tight" aria-label={trends.metrics[metric]}>
      <div class="chart-head">
        <Readout samples={samples} at={at} metric={metric} domainId={domainId} />
        <ZoomButtons bounds={bounds} span={span} around={around} onZoom={onZoom} />
      </div>
      <Chart
        samples={samples}
        metric={metric}
        bounds={bounds}
        span={span}
        at={at}
        kept={kept}
        onAt={setPointed}
        onKeep={() => setKept(pointed)}
        onZoom={onZoom}
        label={trends.label(trends.metrics[metric], from ?? '', to ?? '')}
        describedBy={id}
      />
      <Legend samples={samples} metric={metric} />
      <p id={id} class="keys small muted">
        {trends.keys}
      </p>
    </section>
  );
}

/** Figures over time: tiles with the newest ones, a chart, and a table of all. */
export function TrendsView(props: TrendsViewProps) {
  const { samples, search, domainId } = props;
  const isTable = search.view === 'table';
  return (
    <>
      <MetricTiles samples={samples} search={search} isAverage={domainId === null} />
      {domainId !== null && <WhatChangedInPeriod samples={samples} domainId={domainId} />}
      {/* The key drops the selected sample when the metric or the period changes. */}
      {!isTable && <ChartCard key={`${search.metric} ${search.range}`} {...props} />}
      <FigureTable samples={samples} domainId={domainId} isSeen={isTable} />
    </>
  );
}
