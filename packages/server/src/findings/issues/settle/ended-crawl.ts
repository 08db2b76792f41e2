/** A crawl at its end. */
export interface EndedCrawl {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly started_at: number | null;
  readonly completed: boolean;
  readonly truncated: boolean;
  /** True when every sitemap was read to its end, or does not exist. */
  readonly sitemapsRead: boolean;
  /** Whether the settings of the crawl excluded a URL of the site. Default: none is excluded. */
  readonly isExcluded?: (url: string) => boolean;
  /** End of the crawl, epoch ms. */
  readonly at: number;
}
