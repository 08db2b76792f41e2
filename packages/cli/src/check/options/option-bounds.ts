export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Default true. */
  readonly integer?: boolean;
}

/** The least and the greatest number of each option, on the command line and in a config file. */
export const OPTION_BOUNDS = {
  maxPages: { min: 1, max: 1_000_000 },
  maxPageSize: { min: 1, max: 256 },
  maxLinks: { min: 1, max: 1_000_000 },
  depth: { min: 0, max: 1_000 },
  concurrency: { min: 1, max: 64 },
  rate: { min: 0, max: 10_000, integer: false },
  timeout: { min: 0.1, max: 600, integer: false },
  recheckAfter: { min: 0, max: 600, integer: false },
} as const satisfies Record<string, Bounds>;
