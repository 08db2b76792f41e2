import type { CrawlConfigPreview } from '@linkvitals/contract/types';

type Excluded = NonNullable<CrawlConfigPreview['exclusions']>;

/** Globs that match no path: each path begins with a slash. A star or a brace may stand for it. */
export const withoutSlash = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => !/^[/*{[?\\]/.test(pattern));

/** The patterns match every page of a crawl: the next one reads the start page, which is always requested, and no other. */
export const leavesNothing = ({ excluded, pages, complete }: Excluded): boolean =>
  pages > 0 && excluded === pages && complete;
