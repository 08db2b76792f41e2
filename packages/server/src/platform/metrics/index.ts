export { createMeter } from './create-meter.ts';
export { createMetricRegistry, type MetricRegistry } from './metric-registry.ts';
export { serveMetrics } from './serve-metrics.ts';
