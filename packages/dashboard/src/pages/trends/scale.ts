/** A part of the time axis, seconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The shortest span to which one can zoom, in seconds. */
const MIN_SPAN = 60;
const STEP = 2;

/** Moves and resizes a span so that it lies within bounds and is not shorter than `MIN_SPAN`; undefined: the whole period. */
export function clampSpan({ from, to }: Span, bounds: Span): Span | undefined {
  const whole = bounds.to - bounds.from;
  const width = Math.min(Math.max(to - from, MIN_SPAN), whole);
  if (width >= whole) return undefined;
  const begin = Math.min(Math.max(from, bounds.from), bounds.to - width);
  return { from: begin, to: begin + width };
}

/** Halves or doubles the visible span; a visible time `at` keeps its place. @returns undefined: the whole period */
export function zoomBy(step: 'in' | 'out', span: Span, { at, bounds }: { readonly at: number; readonly bounds: Span }) {
  const factor = step === 'in' ? 1 / STEP : STEP;
  const around = at >= span.from && at <= span.to ? at : (span.from + span.to) / 2;
  return clampSpan({ from: around - (around - span.from) * factor, to: around + (span.to - around) * factor }, bounds);
}

/** Part of a period that samples must cover so that all of it is shown. */
const MIN_COVER = 1 / 3;
/** Space on both sides of samples that cover less, as a part of their span. */
const MARGIN = 0.08;

/**
 * The part of a period that is worth a chart: all of it, or what lies around its samples when they cover less than a third. A few crawls of
 * one day would be a single stroke in thirty empty days.
 */
export function fitBounds(samples: readonly { readonly at: number }[], period: Span): Span {
  const [first, last] = [samples[0]?.at ?? period.from, samples.at(-1)?.at ?? period.to];
  const width = last - first;
  if (width >= MIN_COVER * (period.to - period.from)) return period;
  const margin = Math.max(MIN_SPAN, MARGIN * width);
  return clampSpan({ from: first - margin, to: last + margin }, period) ?? period;
}

/** The highest start of the axis. */
const MAX_BOTTOM = 60;
const SCORE_STEP = 20;

/** The start of the axis of scores: 10 or more below the lowest one, a multiple of 20, so that changes near 100 are visible. */
export const bottomOfScore = (lowest: number): number =>
  Number.isFinite(lowest) ? Math.min(MAX_BOTTOM, Math.max(0, Math.floor((lowest - 10) / SCORE_STEP) * SCORE_STEP)) : 0;

const NICE = [1, 2, 2.5, 5, 10];

/** The end of an axis that begins at 0: a round number, not less than the value, and 1 or more. */
export function topOf(value: number): number {
  if (!Number.isFinite(value) || value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = NICE.find((nice) => nice * power >= value && Number.isInteger(nice * power)) ?? 10;
  return step * power;
}

/** The index of the visible sample that a key selects: the next to the left or right, the first or the last; null: none is visible. */
export function nextIndex(
  times: readonly number[],
  at: number | null,
  { key, span }: { readonly key: string; readonly span: Span },
): number | null {
  const first = times.findIndex((time) => time >= span.from && time <= span.to);
  if (first === -1) return null;
  const last = times.findLastIndex((time) => time <= span.to);
  if (key === 'Home') return first;
  if (key === 'End' || at === null) return last;
  return Math.min(Math.max(at + (key === 'ArrowLeft' ? -1 : 1), first), last);
}
