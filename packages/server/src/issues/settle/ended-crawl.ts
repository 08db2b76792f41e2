/** A crawl at its end. */
export interface EndedCrawl {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly started_at: number | null;
  readonly completed: boolean;
  readonly truncated: boolean;
  /** Every sitemap was read to its end, or is not there. */
  readonly sitemapsRead: boolean;
  /** Whether its settings left out a URL of the site. Default: none. */
  readonly isExcluded?: (url: string) => boolean;
  /** When it ended, epoch ms. */
  readonly at: number;
}
