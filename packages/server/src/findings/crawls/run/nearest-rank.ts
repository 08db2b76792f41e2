/** Number of pages that had this load time. */
export interface LoadTimes {
  /** Load time, ms. */
  readonly ms: number;
  readonly pages: number;
}

/**
 * The load time, ms, that `percent` of 100 pages did not exceed, by the nearest rank: it is the time of a real page. Null without a page.
 */
export function nearestRank(times: readonly LoadTimes[], percent: number): number | null {
  const total = times.reduce((sum, { pages }) => sum + pages, 0);
  let below = 0;
  for (const { ms, pages } of times.toSorted((a, b) => a.ms - b.ms)) {
    below += pages;
    if (below * 100 >= total * percent) return ms;
  }
  return null;
}
