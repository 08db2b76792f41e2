import type {
  ComparedTarget,
  Crawl,
  CrawlFinding,
  CrawlStart,
  FindingCountList,
  Occurrence,
  Page,
  QueryParameters,
  Target,
  VerdictCounts,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { DownloadedFile, DownloadOptions } from '../downloaded-file.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { Platform } from '../platform.ts';
import type { PostOptions, RequestOptions, StreamOptions } from '../request-options.ts';
import { type WaitOptions, waitForCrawl } from './wait-for-crawl.ts';

/** Crawls and their results. */
export interface Crawls {
  /**
   * Queues a crawl of a domain. `limits` may only lower the limits of the plan and the domain. ConflictError
   * `domain_not_verified`, or `crawl_in_progress` with `problem.crawl_id`.
   */
  start(domainId: string, limits?: CrawlStart, options?: PostOptions): ApiPromise<Crawl>;

  /** The crawls of a domain, newest first. */
  list(domainId: string, query?: QueryParameters<'listCrawls'>, options?: RequestOptions): List<Crawl>;

  /** The crawls of all domains, newest first, filtered by `state`, `domain_id` and `trigger`. */
  listAll(query?: QueryParameters<'listAllCrawls'>, options?: RequestOptions): List<Crawl>;

  get(crawlId: string, options?: RequestOptions): ApiPromise<Crawl>;

  /** Cancels a crawl. A running one stops soon and ends `failed` with `CANCELED`. */
  cancel(crawlId: string, options?: PostOptions): ApiPromise<Crawl>;

  /**
   * The pages that were read, in order of discovery. `sort` puts the slowest, the largest, or those with the most broken links first,
   * `problem` leaves only those with broken links or failed checks, `q` searches URL and title.
   */
  pages(crawlId: string, query?: QueryParameters<'listCrawlPages'>, options?: RequestOptions): List<Page>;

  /** The pages that `pages` lists, as a CSV stream. */
  exportPages(
    crawlId: string,
    query?: QueryParameters<'exportCrawlPages'>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;

  /** The findings of the page checks, each with a way to fix it; filtered by `code` and `severity`. */
  findings(crawlId: string, query?: QueryParameters<'listCrawlFindings'>, options?: RequestOptions): List<CrawlFinding>;

  /** The number of pages with each finding, the worst first, each with a way to fix it. */
  findingCounts(crawlId: string, options?: RequestOptions): ApiPromise<FindingCountList>;

  /** Broken targets of two completed crawls of a domain, with their change from `base` to this crawl: `new`, `fixed` or `still`. */
  comparison(crawlId: string, query: QueryParameters<'compareCrawls'>, options?: RequestOptions): List<ComparedTarget>;

  /**
   * The targets of links, each once. Broken ones, unless `verdict`, `reason`, `status_code`, `host`, `location`, `q`,
   * `kind`, `page` or `target` choose others. `verdict: 'any'` gives all.
   */
  links(crawlId: string, query?: QueryParameters<'listCrawlLinks'>, options?: RequestOptions): List<Target>;

  /**
   * The targets that `links` lists, as a CSV stream.
   * @example
   * const file = await client.crawls.exportLinks(crawl.id, { verdict: 'broken', host: 'shop.example' });
   * await writeFile(file.name, file.body);
   */
  exportLinks(
    crawlId: string,
    query?: QueryParameters<'exportCrawlLinks'>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;

  /**
   * Every place of the targets that `links` lists, as a CSV stream: one row for each page and each form of the link
   * there.
   */
  exportOccurrences(
    crawlId: string,
    query?: QueryParameters<'exportCrawlOccurrences'>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;

  /** The number of targets with each verdict. */
  linkCounts(crawlId: string, options?: RequestOptions): ApiPromise<VerdictCounts>;

  /** Every place of a link to a target (`Target.id`). */
  linkPages(
    crawlId: string,
    targetId: number,
    query?: QueryParameters<'listLinkPages'>,
    options?: RequestOptions,
  ): List<Occurrence>;

  /**
   * Waits until a crawl has ended and returns it; a failed crawl is no error here, so look at its `state`. It continues
   * through an outage of the service of up to a minute.
   */
  wait(crawlId: string, options?: WaitOptions): Promise<Crawl>;

  /**
   * The answer whose body streams the events of a crawl, of one connection. `followCrawl` of `@linkvitals/sdk/follow`
   * reads them, and reconnects.
   */
  events(crawlId: string, options?: StreamOptions): Promise<Response>;
}

export function crawls({ list, get, post, send, file, events }: Operations, platform: Platform): Crawls {
  const getCrawl = get('/api/v1/crawls/{crawl_id}');
  return {
    start: send('/api/v1/domains/{domain_id}/crawls'),
    list: list('/api/v1/domains/{domain_id}/crawls'),
    listAll: list('/api/v1/crawls'),
    get: getCrawl,
    cancel: post('/api/v1/crawls/{crawl_id}/cancel'),
    pages: list('/api/v1/crawls/{crawl_id}/pages'),
    exportPages: file('/api/v1/crawls/{crawl_id}/pages.csv'),
    findings: list('/api/v1/crawls/{crawl_id}/findings'),
    findingCounts: get('/api/v1/crawls/{crawl_id}/finding-counts'),
    comparison: list('/api/v1/crawls/{crawl_id}/comparison'),
    links: list('/api/v1/crawls/{crawl_id}/links'),
    exportLinks: file('/api/v1/crawls/{crawl_id}/links.csv'),
    exportOccurrences: file('/api/v1/crawls/{crawl_id}/occurrences.csv'),
    linkCounts: get('/api/v1/crawls/{crawl_id}/link-counts'),
    linkPages: list('/api/v1/crawls/{crawl_id}/links/{target_id}/pages'),
    wait: (crawlId, options) => waitForCrawl((signal) => getCrawl(crawlId, { signal }), platform, options),
    events: events('/api/v1/crawls/{crawl_id}/events'),
  };
}
