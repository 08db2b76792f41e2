/** How many pages took how long. */
export interface LoadTimes {
  /** ms. */
  readonly ms: number;
  readonly pages: number;
}

/** What `percent` of 100 pages did not exceed, ms, by the nearest rank: a time that a page really took. Null without a page. */
export function nearestRank(times: readonly LoadTimes[], percent: number): number | null {
  const total = times.reduce((sum, { pages }) => sum + pages, 0);
  let below = 0;
  for (const { ms, pages } of times.toSorted((a, b) => a.ms - b.ms)) {
    below += pages;
    if (below * 100 >= total * percent) return ms;
  }
  return null;
}
