interface Ended {
  /** Time of the clock when the crawl began, epoch ms. */
  readonly startedAt: number;
  /** Time of the clock now, epoch ms. */
  readonly now: number;
  /** Time spent crawling, ms, by the monotonic clock. */
  readonly elapsedMs: number;
}

/** The end time of a crawl: now, but never before its start, even when the clock was put back meanwhile. */
export const finishedAt = ({ startedAt, now, elapsedMs }: Ended): number =>
  now >= startedAt ? now : startedAt + elapsedMs;
