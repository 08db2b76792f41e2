/** How much a generated store holds, roughly: rows are dealt out evenly, and one account is larger than the others. */
export interface StoreSize {
  readonly domains: number;
  /** Of these, those of the largest account. */
  readonly inLargest: number;
  readonly crawls: number;
  /** Rows of targets, pages and links, all crawls together. */
  readonly urlRows: number;
  /** Deliveries with their events and attempts. */
  readonly deliveries: number;
  /** Issues of each domain but the first, which has thousands. Default: 8. */
  readonly issuesEach?: number;
}

/** A few seconds to fill, and enough for the optimiser's choices to be those of a large store. */
export const small: StoreSize = { domains: 1_500, inLargest: 120, crawls: 6_000, urlRows: 90_000, deliveries: 6_000 };

/** A store with as many large tables as `small`, and fewer rows: SQLite chooses its plans without a look at the rows. */
export const smaller: StoreSize = {
  domains: 1_000,
  inLargest: 120,
  crawls: 2_000,
  urlRows: 40_000,
  deliveries: 2_000,
  issuesEach: 1,
};

/** Enough to have pages of every list. */
export const tiny: StoreSize = {
  domains: 1_000,
  inLargest: 1_000,
  crawls: 1_000,
  urlRows: 20_000,
  deliveries: 1_000,
  issuesEach: 1,
};
