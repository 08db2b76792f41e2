/** Approximate sizes of a generated store: rows are spread evenly, but one account is larger than the others. */
export interface StoreSize {
  readonly domains: number;
  /** Number of these domains that belong to the largest account */
  readonly inLargest: number;
  readonly crawls: number;
  /** Rows of targets, pages and links, all crawls together. */
  readonly urlRows: number;
  /** Deliveries with their events and attempts. */
  readonly deliveries: number;
  /** Issues of each domain but the first, which has thousands. Default: 8. */
  readonly issuesEach?: number;
}

/** A store that is filled in a few seconds and is large enough for the optimiser to choose as in a large store. */
export const small: StoreSize = { domains: 1_500, inLargest: 120, crawls: 6_000, urlRows: 90_000, deliveries: 6_000 };

/**
 * A store with as many large tables as `small` and fewer rows: SQLite chooses its plans without looking at the rows.
 */
export const smaller: StoreSize = {
  domains: 1_000,
  inLargest: 120,
  crawls: 2_000,
  urlRows: 40_000,
  deliveries: 2_000,
  issuesEach: 1,
};

/** A store with enough rows for several pages of every list. */
export const tiny: StoreSize = {
  domains: 1_000,
  inLargest: 1_000,
  crawls: 1_000,
  urlRows: 20_000,
  deliveries: 1_000,
  issuesEach: 1,
};
