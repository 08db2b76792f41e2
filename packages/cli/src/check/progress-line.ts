import type { Io } from '../io.ts';
import type { SiteReport } from './report/site-report.ts';

const EVERY_MS = 200;
/** Milliseconds after which a rate is meaningful. */
const SETTLED_MS = 3_000;

type Progress = SiteReport['progress'];

export interface ProgressOptions {
  readonly maxPages: number;
  readonly quiet: boolean;
  /** Monotonic ms. */
  readonly now: () => number;
  /** The time, by that clock, until which the site demanded a pause. */
  readonly waitsUntil?: () => number;
}

/**
 * Keeps one line on a terminal up to date; does nothing when stderr is no terminal, in CI, or in quiet mode. Returns a
 * function that removes the line.
 */
export function showProgress(
  { stderr, env }: Pick<Io, 'stderr' | 'env'>,
  report: SiteReport,
  options: ProgressOptions,
) {
  if (stderr.isTTY !== true || options.quiet || isCi(env.CI)) return () => {};
  const startedAt = options.now();
  const draw = () => {
    const now = options.now();
    const waitMs = (options.waitsUntil?.() ?? 0) - now;
    const line = progressText(report.progress, { ms: now - startedAt, maxPages: options.maxPages, waitMs });
    stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`);
  };
  const timer = setInterval(draw, EVERY_MS);
  return () => {
    clearInterval(timer);
    stderr.write('\r\x1b[K');
  };
}

/** Whether the value of `CI` says that this is a CI run. */
export const isCi = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value);

/**
 * Pages, links and rate. When so many pages are known that the limit will end the crawl, also the time to its end. The
 * size of a smaller site is known only at its end.
 */
export function progressText(
  progress: Progress,
  { ms, maxPages, waitMs = 0 }: { ms: number; maxPages: number; waitMs?: number },
): string {
  const { pages, pagesFound, targets, checked, broken } = progress;
  const parts = [`${pages} pages read`, `${checked} of ${targets} links checked`, `${broken} broken`];
  if (waitMs > 0) parts.unshift(`waiting as the site demands: ${clock(waitMs / 1_000)}`);
  if (ms >= SETTLED_MS && pages > 0) {
    const perSecond = (pages * 1_000) / ms;
    parts.push(`${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} pages/s`);
    if (pagesFound >= maxPages && pages < maxPages) parts.push(`${clock((maxPages - pages) / perSecond)} left`);
  }
  return `${parts.join(', ')} (Ctrl-C to stop)`;
}

function clock(totalSeconds: number): string {
  const whole = Math.ceil(totalSeconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}
