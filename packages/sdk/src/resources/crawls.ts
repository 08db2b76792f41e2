import type {
  Crawl,
  CrawlFinding,
  CrawlStart,
  Occurrence,
  Page,
  QueryParameters,
  Target,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { PostOptions, RequestOptions } from '../request-options.ts';
import type { Transport } from '../transport.ts';
import { type WaitOptions, waitForCrawl } from './wait-for-crawl.ts';

/** Crawls and what they found. */
export class Crawls {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Queues a crawl of a domain. `limits` may only lower what the plan and the domain allow.
   * ConflictError `domain_not_verified`, or `crawl_in_progress` with `problem.crawl_id`.
   */
  start(domainId: string, limits?: CrawlStart, options?: PostOptions): ApiPromise<Crawl> {
    return this.#transport.request('startCrawl', { path: { domain_id: domainId }, body: limits, options });
  }

  /** The crawls of a domain, newest first. */
  list(domainId: string, query?: QueryParameters<'listCrawls'>, options?: RequestOptions): List<Crawl> {
    return this.#transport.list('listCrawls', { path: { domain_id: domainId }, query, options });
  }

  get(crawlId: string, options?: RequestOptions): ApiPromise<Crawl> {
    return this.#transport.request('getCrawl', { path: { crawl_id: crawlId }, options });
  }

  /** Calls a crawl off. A running one stops soon and ends `failed` with `CANCELED`. */
  cancel(crawlId: string, options?: PostOptions): ApiPromise<Crawl> {
    return this.#transport.request('cancelCrawl', { path: { crawl_id: crawlId }, options });
  }

  /** The pages that were read, in order of discovery. */
  pages(crawlId: string, query?: QueryParameters<'listCrawlPages'>, options?: RequestOptions): List<Page> {
    return this.#transport.list('listCrawlPages', { path: { crawl_id: crawlId }, query, options });
  }

  /** What the page checks found, of one `code` or `severity` or all, with how to fix it. */
  findings(
    crawlId: string,
    query?: QueryParameters<'listCrawlFindings'>,
    options?: RequestOptions,
  ): List<CrawlFinding> {
    return this.#transport.list('listCrawlFindings', { path: { crawl_id: crawlId }, query, options });
  }

  /** What the links point at, one entry per unique target; the broken ones unless `verdict` asks for others. */
  links(crawlId: string, query?: QueryParameters<'listCrawlLinks'>, options?: RequestOptions): List<Target> {
    return this.#transport.list('listCrawlLinks', { path: { crawl_id: crawlId }, query, options });
  }

  /** Every place that holds the link to a target (`Target.id`). */
  linkPages(
    crawlId: string,
    targetId: number,
    query?: QueryParameters<'listLinkPages'>,
    options?: RequestOptions,
  ): List<Occurrence> {
    const path = { crawl_id: crawlId, target_id: targetId };
    return this.#transport.list('listLinkPages', { path, query, options });
  }

  /**
   * Waits until a crawl has ended and returns it; look at its `state`, a failed crawl is no error here.
   * An outage of the service of up to a minute is sat out.
   */
  wait(crawlId: string, options: WaitOptions = {}): Promise<Crawl> {
    return waitForCrawl((signal) => this.get(crawlId, { signal }), this.#transport.platform, options);
  }
}
