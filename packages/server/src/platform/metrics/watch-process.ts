import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricRegistry } from './metric-registry.ts';

export interface ProcessWatch {
  /** Puts the state of the process into the registry. */
  read(): void;
  /** Stops measuring. */
  close(): void;
}

/** Milliseconds between two measurements of the event loop */
const RESOLUTION = 10;
const NS = 1e9;
const US = 1e6;

/**
 * Measures memory, processor time and delays of the event loop. The library's own metrics are not used: their observers
 * of garbage collection and event loop cannot be switched off (prometheus/client_js issues 494 and 500).
 */
export function watchProcess(registry: MetricRegistry): ProcessWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let counted = 0;
  registry.set('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime()));
  return {
    read() {
      const { user, system } = process.cpuUsage();
      const used = (user + system) / US;
      registry.count('process_cpu_seconds_total', used - counted);
      counted = used;
      registry.set('process_resident_memory_bytes', process.memoryUsage.rss());
      // The time between two measurements is recorded; the delay is the part beyond the resolution.
      const seconds = (ns: number): number => Math.max(0, (ns - RESOLUTION * 1e6) / NS);
      // The label is not called `quantile`, because Prometheus uses that for summaries, and promtool refuses it
      // elsewhere.
      const set = (percentile: string, ns: number): void =>
        registry.set('linkvitals_eventloop_delay_seconds', seconds(ns), { percentile });
      set('50', delay.percentile(50));
      set('99', delay.percentile(99));
      set('100', delay.max);
      delay.reset();
    },
    close: () => void delay.disable(),
  };
}
