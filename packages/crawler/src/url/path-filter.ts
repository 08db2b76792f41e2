import type { CrawlOptions } from '../crawl-options.ts';
import { compileExclusions } from './exclusions.ts';

/**
 * Makes the filter that returns true for URLs of the site that the options leave out: excluded ones and, when there are inclusions, those
 * that are not included. The start page is always requested, unless it is excluded by name.
 *
 * @throws ExclusionPatternError for a pattern that does not compile or passes the limits
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

/** Path and query of a URL. Start URLs are compared without the origin, because the site may prove to be http rather than https. */
function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
