import type { CrawlOptions } from '../crawl-options.ts';
import { compileExclusions } from './exclusions.ts';

/**
 * Which URLs of the site the options leave out: what is excluded, and what is not included where inclusions are set. The
 * start page is always requested, unless it is excluded by name.
 *
 * @throws ExclusionPatternError for a pattern that does not compile or passes the bounds
 */
export function pathFilter({
  include = [],
  exclude = [],
  startUrl,
}: Pick<CrawlOptions, 'include' | 'exclude' | 'startUrl'>): (url: string) => boolean {
  const isExcluded = compileExclusions(exclude);
  if (include.length === 0) return isExcluded;
  const isIncluded = compileExclusions(include);
  const start = withoutOrigin(startUrl);
  return (url) => isExcluded(url) || !(isIncluded(url) || withoutOrigin(url) === start);
}

/** The start may prove to be http rather than https. */
function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
