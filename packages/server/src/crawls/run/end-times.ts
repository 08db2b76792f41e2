interface Ended {
  /** As the clock showed it when the crawl began, epoch ms. */
  readonly startedAt: number;
  /** As it shows it now. */
  readonly now: number;
  /** Time spent crawling, ms, by a clock that nobody sets. */
  readonly elapsedMs: number;
}

/** When a crawl finished: now, but never before it started, even where the clock was put back meanwhile. */
export const finishedAt = ({ startedAt, now, elapsedMs }: Ended): number =>
  now >= startedAt ? now : startedAt + elapsedMs;
