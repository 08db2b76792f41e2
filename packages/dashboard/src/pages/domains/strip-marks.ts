import type { RecentCrawl } from '@linkvitals/contract/types';
import { shownState } from '../../api/shown-state.ts';

/** Maximum number of marks in a strip. */
export const MARKS = 30;
/** Number of marks for which a narrow window has room. */
const MARKS_OF_NARROW = 15;
export const MARK_WIDTH = 4;
const STEP = 5;
export const STRIP_HEIGHT = 18;
/** Height of a mark for a score of 0. */
const MIN_HEIGHT = 3;

export interface StripMark {
  readonly crawl: RecentCrawl;
  readonly x: number;
  readonly height: number;
  /** The colour class of its meaning. */
  readonly tone: RecentCrawl['health_status'];
  /** A crawl that did not complete is drawn as a frame instead of a bar, so that the difference does not depend on colour. */
  readonly isHollow: boolean;
}

function heightOf({ state, health_score }: RecentCrawl): number {
  if (state !== 'completed') return STRIP_HEIGHT;
  return MIN_HEIGHT + ((STRIP_HEIGHT - MIN_HEIGHT) * (health_score ?? 0)) / 100;
}

/** Width of a strip, px. @param count of marks */
export const stripWidth = (count: number): number => Math.max(MARKS_OF_NARROW, count) * STEP - 1;

/** Marks for the crawls, from left to right, newest last. @param crawls oldest first */
export const stripMarks = (crawls: readonly RecentCrawl[]): readonly StripMark[] =>
  crawls.slice(-MARKS).map((crawl, index) => ({
    crawl,
    x: index * STEP,
    height: heightOf(crawl),
    tone: shownState(crawl) === 'failed' ? 'critical' : crawl.health_status,
    isHollow: crawl.state !== 'completed',
  }));

/** The index of the mark that a key selects; undefined for other keys. @param at undefined: none is selected yet */
export function nextMark(key: string, at: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  const from = at ?? count - 1;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, from + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
