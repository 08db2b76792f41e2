import { type CrawlOptions, collectResults, crawlSite } from '@linkvitals/crawler';

export interface BrokenLink {
  readonly url: string;
  /** `not_found`, `timeout`, `fragment_missing` … */
  readonly reason: string;
  /** `https://example.com/page, line 7`. */
  readonly places: readonly string[];
}

export interface Report {
  readonly pages: number;
  readonly broken: readonly BrokenLink[];
  /** The reason why the crawl failed; absent when it completed. */
  readonly error?: string;
}

/**
 * Crawls one site, politely, and reports its broken links.
 *
 * @param options.allowCidrs private networks that the crawl may enter. Default: none
 */
export async function findBrokenLinks(
  startUrl: string,
  options: Pick<CrawlOptions, 'allowCidrs'> = {},
): Promise<Report> {
  const userAgent = 'ExampleCrawler/1.0 (+https://example.com/bot)';
  const results = await collectResults(crawlSite({ startUrl, userAgent, limits: { maxPages: 500 }, ...options }));
  const broken = Array.from(results.broken(), ({ url, verdict: { reason }, places }) => ({
    url,
    reason,
    places: Array.from(places, ({ pageUrl, line }) => `${pageUrl}, line ${line}`),
  }));
  const error = results.end?.error;
  return { pages: results.pages, broken, ...(error === undefined ? {} : { error }) };
}
