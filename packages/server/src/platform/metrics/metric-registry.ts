import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type MetricName, metricTable } from './metric-table.ts';

type Labels = Readonly<Record<string, string>>;
type Table = typeof metricTable;
type OfType<T extends string> = { [Name in MetricName]: Table[Name]['type'] extends T ? Name : never }[MetricName];

/** The metrics of the table, by name. */
export interface MetricRegistry {
  count(name: OfType<'counter'>, by?: number, labels?: Labels): void;
  observe(name: OfType<'histogram'>, value: number, labels?: Labels): void;
  set(name: OfType<'gauge'>, value: number, labels?: Labels): void;
  /** Removes the value of a gauge that is unknown. */
  unset(name: OfType<'gauge'>): void;
  /** All metrics in the text format 0.0.4 of Prometheus */
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * Every series of labels with known values. They all begin at 0: a rate misses the first event of a series that begins
 * at 1, and a query for a series that never began finds nothing instead of 0.
 */
const seriesOf = (labels: Readonly<Record<string, readonly string[] | undefined>>): Labels[] =>
  Object.entries(labels).reduce<Labels[]>(
    (series, [name, values = []]) => series.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Creates a registry for one server; nothing is global. */
export function createMetricRegistry(): MetricRegistry {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, Histogram>();
  for (const [name, metric] of Object.entries(metricTable)) {
    const labels = 'labels' in metric ? metric.labels : {};
    const common = { name, help: metric.help, labelNames: Object.keys(labels), registers: [registry] };
    if (metric.type === 'counter') {
      const counter = new Counter(common);
      for (const series of seriesOf(labels)) counter.inc(series, 0);
      counters.set(name, counter);
    }
    if (metric.type === 'gauge') gauges.set(name, new Gauge(common));
    if (metric.type === 'histogram') {
      const histogram = new Histogram({ ...common, buckets: [...metric.buckets] });
      for (const series of seriesOf(labels)) histogram.zero(series);
      histograms.set(name, histogram);
    }
  }
  return {
    contentType: registry.contentType,
    count: (name, by = 1, labels = {}) => counters.get(name)?.inc(labels, by),
    observe: (name, value, labels = {}) => histograms.get(name)?.observe(labels, value),
    set: (name, value, labels = {}) => gauges.get(name)?.set(labels, value),
    unset(name) {
      // `reset` would leave a gauge without labels at 0.
      if ('labels' in metricTable[name]) gauges.get(name)?.reset();
      else gauges.get(name)?.remove();
    },
    text: () => registry.metrics(),
  };
}
