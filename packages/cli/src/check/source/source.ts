import type { CrawlOptions, CrawlRecord, EndRecord } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { SiteAccess } from '../options/site-access.ts';
import type { StartUrl } from '../options/start-url.ts';
import type { Scaffold } from '../report/site-report.ts';

/** Where the links to check come from. All kinds are crawls: of a site, or of pages that only this process serves. */
export interface Source {
  /** What reports call it: the site, the sitemap, the list. */
  readonly name: string;
  readonly start: StartUrl;
  readonly access: SiteAccess;
  /** The network as the crawl sees it. */
  readonly wrap: (outbound: Outbound) => Outbound;
  /** What this kind requires of the crawl. */
  readonly limits?: Partial<CrawlOptions['limits']>;
  readonly crawl?: Partial<CrawlOptions>;
  /** Start page that is none of the site, only what holds the links to begin with. */
  readonly scaffold?: Scaffold;
  /** The end of the crawl in the words of this kind. Default: as it is. */
  readonly conclude?: (end: EndRecord) => EndRecord;
  /** A record of the crawl as reports are to take it; undefined for one that they are not to see. Default: as it is. */
  readonly adapt?: (record: CrawlRecord) => CrawlRecord | undefined;
  /** What else there is to say when the crawl has gone through, each a sentence. */
  readonly hints?: () => readonly string[];
  /** How a URL is called in reports. Default: as it is. */
  readonly rename?: (url: string) => string;
}

/** One page with many links, made from a list, a sitemap or files. */
export const LIST_LIMITS = { linksPerPage: 200_000, maxTargets: 2_000_000, htmlBytes: 64 * 1_024 * 1_024 };
