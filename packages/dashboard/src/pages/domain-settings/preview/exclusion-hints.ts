import type { CrawlConfigPreview } from '@linkvitals/contract/types';

type Excluded = NonNullable<CrawlConfigPreview['exclusions']>;

/** Globs that match no path, because each path begins with a slash. A wildcard or a brace may stand for that slash. */
export const withoutSlash = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => !/^[/*{[?\\]/.test(pattern));

/** Whether patterns match every page of a crawl. The next crawl would then read only the start page, which is always requested. */
export const leavesNothing = ({ excluded, pages, complete }: Excluded): boolean =>
  pages > 0 && excluded === pages && complete;

/** Regular expressions that look like folders (`/tents/`), which people probably meant. */
export const folderExpressions = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => /^\/(?:[\w.~%-]+\/)+$/.test(pattern));

/** Replaces patterns for the direct content of a folder (`/tents/*`) by patterns for the whole folder. Undefined when there are none. */
export function wholeFolders(patterns: readonly string[]): readonly string[] | undefined {
  const whole = patterns.map((pattern) => pattern.replace(/^(\/(?:[\w.~%-]+\/)*[\w.~%-]+)\/\*$/, '$1/**'));
  return whole.some((pattern, index) => pattern !== patterns[index]) ? whole : undefined;
}
