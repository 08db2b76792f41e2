import type { CrawlConfigPreview } from '@linkvitals/contract/types';

type Excluded = NonNullable<CrawlConfigPreview['exclusions']>;

/** Globs that match no path: each path begins with a slash. A star or a brace may stand for it. */
export const withoutSlash = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => !/^[/*{[?\\]/.test(pattern));

/** The patterns match every page of a crawl: the next one reads the start page, which is always requested, and no other. */
export const leavesNothing = ({ excluded, pages, complete }: Excluded): boolean =>
  pages > 0 && excluded === pages && complete;

/** Expressions that look like folders (`/tents/`), which people write who mean one. */
export const folderExpressions = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => /^\/(?:[\w.~%-]+\/)+$/.test(pattern));

/** Patterns for whole folders, in place of those for what is directly in one (`/tents/*`). Undefined: there are none of these. */
export function wholeFolders(patterns: readonly string[]): readonly string[] | undefined {
  const whole = patterns.map((pattern) => pattern.replace(/^(\/(?:[\w.~%-]+\/)*[\w.~%-]+)\/\*$/, '$1/**'));
  return whole.some((pattern, index) => pattern !== patterns[index]) ? whole : undefined;
}
