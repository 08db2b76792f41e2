/** Approximate sizes of a generated store: rows are spread evenly, but one account is larger than the others. */
export interface StoreSize {
  readonly domains: number;
  /** Number of these domains that belong to the largest account */
  readonly inLargest: number;
  readonly crawls: number;
  /** Rows of targets, pages and links, all crawls together. */
  readonly urlRows: number;
  /** Targets of the largest crawl. Default: a twentieth of `urlRows`, within the limit of the agency plan. */
  readonly inLargestCrawl?: number;
  /** Deliveries with their events and attempts. */
  readonly deliveries: number;
  /** Issues of each domain but the first. Default: 8. */
  readonly issuesEach?: number;
  /** Issues of the first domain. Default: 2,500. */
  readonly issuesOfFirst?: number;
  /**
   * Number of rows from which a table must be read by an index; in a smaller table an index is not worth its cost.
   * Default: 1,000.
   */
  readonly large?: number;
}

/** A store that is filled in a few seconds and is large enough for the optimiser to choose as in a large store. */
export const small: StoreSize = { domains: 1_500, inLargest: 120, crawls: 6_000, urlRows: 90_000, deliveries: 6_000 };

/**
 * A store with the same large tables as `small`, and a third of its rows or less: SQLite chooses its plans without
 * looking at the rows.
 */
export const smaller: StoreSize = {
  domains: 320,
  inLargest: 120,
  crawls: 640,
  urlRows: 16_000,
  deliveries: 640,
  issuesEach: 1,
  // The largest crawl and the first domain have more rows than one statement takes.
  inLargestCrawl: 3_000,
  issuesOfFirst: 1_500,
  large: 300,
};

/** A store with enough rows for several pages of every list. */
export const tiny: StoreSize = {
  domains: 1_000,
  inLargest: 1_000,
  crawls: 1_000,
  urlRows: 20_000,
  deliveries: 1_000,
  issuesEach: 1,
  issuesOfFirst: 1_000,
};
