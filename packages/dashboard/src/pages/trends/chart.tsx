import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import { useFormat } from '../../texts/texts.tsx';
import { useColours } from './chart-colours.ts';
import { chartData, chartOptions } from './chart-options.ts';
import type { TrendMetric } from './metrics.ts';
import type { Sample } from './samples.ts';
import { nextIndex, type Span, zoomBy } from './scale.ts';

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

interface ChartProps {
  readonly samples: readonly Sample[];
  readonly metric: TrendMetric;
  /** The whole period. */
  readonly bounds: Span;
  /** The visible part of it. */
  readonly span: Span;
  /** Index of the selected sample; null: none. */
  readonly at: number | null;
  readonly onAt: (index: number | null) => void;
  /** Index of the sample that a click has kept; null: none. */
  readonly kept: number | null;
  /** Called when the person clicks, to keep the selected sample. */
  readonly onKeep: () => void;
  /** Called with the span to zoom to; undefined: the whole period. */
  readonly onZoom: (span: Span | undefined) => void;
  readonly label: string;
  /** Ids of the elements that describe it. */
  readonly describedBy: string;
}

/** Draws the chart into an element, and again when its content or its width changes. */
function usePlot(props: ChartProps) {
  const { samples, metric, span, kept } = props;
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const format = useFormat();
  const colours = useColours();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const content = { samples, metric, format, colours };
    const events = {
      span: () => latest.current.span,
      kept: () => latest.current.kept,
      onAt: (index: number | null) => latest.current.onAt(index),
      onZoom: (zoom: Span | undefined) => latest.current.onZoom(zoom),
    };
    const options = chartOptions(content, events, element.clientWidth);
    const tzDate = (seconds: number) => UPlot.tzDate(new Date(seconds * 1000), format.zone());
    const chart = new UPlot({ ...options, tzDate }, chartData(content), element);
    plot.current = chart;
    const sizes = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: chart.height }));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      chart.destroy();
    };
  }, [samples, metric, format, colours]);
  useEffect(() => plot.current?.setScale('x', { min: span.from, max: span.to }), [span.from, span.to]);
  // The chart reads the kept sample when it draws.
  useEffect(() => plot.current?.redraw(false), [kept]);
  return { place, plot };
}

/** A chart over time. People zoom by dragging or with keys. */
export function Chart(props: ChartProps) {
  const { samples, bounds, span, at, onAt, onKeep, onZoom, label, describedBy } = props;
  const { place, plot } = usePlot(props);
  const times = samples.map((sample) => sample.at);
  const moveTo = (index: number | null) => {
    const chart = plot.current;
    const sample = index === null ? undefined : samples[index];
    if (chart === undefined || sample === undefined) return;
    // This moves the line of the pointer, whose hook reports it too.
    chart.setCursor({ left: chart.valToPos(sample.at, 'x'), top: 0 });
    onAt(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const around = at === null ? span.to : (samples[at]?.at ?? span.to);
    if (MOVES.has(key))
      moveTo(
        nextIndex(
          samples.map((sample) => sample.at),
          at,
          { key, span },
        ),
      );
    else if (key === '+' || key === '-') onZoom(zoomBy(key === '+' ? 'in' : 'out', span, { at: around, bounds }));
    else if (key === '0' || key === 'Escape') onZoom(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div
      class="chart"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to keys
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onClick={onKeep}
      onFocus={() => at === null && moveTo(nextIndex(times, null, { key: 'End', span }))}
      ref={place}
    />
  );
}
