import type { DebounceOptions } from 'agenda';

export interface DebounceTimes {
  next_run_at: number | null;
  /** When the first of the saves that are folded into one run happened. */
  debounce_started_at: number | null;
}

/** A save of a debounced job. Times are epoch milliseconds. */
export interface DebouncedSave {
  now: number;
  /** When the save wants the job to run. */
  wanted: number | null;
  /** Times of the row that exists already */
  stored?: DebounceTimes | undefined;
}

/**
 * When a debounced job runs after a save. Leading: when its first save wanted. Trailing: `delay` after its last
 * save, but at the latest `maxWait` after the first; a save that comes later still runs it at once and ends the series.
 */
export function debounce(options: DebounceOptions, { now, wanted, stored }: DebouncedSave): DebounceTimes {
  const leading = options.strategy === 'leading';
  if (!stored) return { next_run_at: leading ? wanted : now + options.delay, debounce_started_at: now };
  const started = stored.debounce_started_at ?? now;
  if (leading) return { next_run_at: stored.next_run_at, debounce_started_at: started };
  const latest = options.maxWait ? started + options.maxWait : Number.POSITIVE_INFINITY;
  if (now >= latest) return { next_run_at: now, debounce_started_at: null };
  return { next_run_at: Math.min(now + options.delay, latest), debounce_started_at: started };
}
