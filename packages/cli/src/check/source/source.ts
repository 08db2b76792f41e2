import type { CrawlLimits, CrawlOptions, CrawlRecord, EndRecord } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { SiteAccess } from '../options/site-access.ts';
import type { StartUrl } from '../options/start-url.ts';
import type { Scaffold } from '../report/site-report.ts';

/** A source of links to check. Every kind is a crawl: of a site, or of pages that only this process serves. */
export interface Source {
  /** The name in reports: of the site, the sitemap or the list. */
  readonly name: string;
  readonly start: StartUrl;
  readonly access: SiteAccess;
  /** Wraps the network for the crawl. */
  readonly wrap: (outbound: Outbound) => Outbound;
  /** Whether a URL is answered by this machine and not requested. Default: none is. */
  readonly answers?: (url: string) => boolean;
  /** Limits that this kind sets for the crawl. */
  readonly limits?: CrawlLimits;
  readonly crawl?: Partial<CrawlOptions>;
  /** A start page that is no part of the site, and only holds the first links. */
  readonly scaffold?: Scaffold;
  /** Words the end of the crawl for this kind. Default: the record as it is. */
  readonly conclude?: (end: EndRecord) => EndRecord;
  /** Adapts a record of the crawl for reports; undefined for one that they must not see. Default: the record as it is. */
  readonly adapt?: (record: CrawlRecord) => CrawlRecord | undefined;
  /** Further sentences for the end of a crawl that has completed. */
  readonly hints?: () => readonly string[];
  /** Gives the name of a URL in reports. Default: the URL. */
  readonly rename?: (url: string) => string;
}

/** Limits of a crawl from one page with many links, made from a list, a sitemap or files. */
export const LIST_LIMITS = { linksPerPage: 200_000, maxTargets: 2_000_000, htmlBytes: 64 * 1_024 * 1_024 };
