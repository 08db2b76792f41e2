import type {
  CrawlConfigPreview,
  CrawlConfigProposal,
  Domain,
  DomainCreate,
  DomainTrends,
  DomainUpdate,
  QueryParameters,
  RecentCrawlsList,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { Platform } from '../platform.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';
import { type VerificationWaitOptions, waitUntilVerified } from './wait-until-verified.ts';

/** The confirmation that deletes a domain. */
export interface DomainDeleteOptions extends ChangeOptions {
  /** The exact normalised hostname of the domain; anything else is refused. */
  readonly confirm: string;
}

/** The websites of the account. */
export interface Domains {
  /** All domains, newest first, filtered by `hostname` and `verification_status`. */
  list(query?: QueryParameters<'listDomains'>, options?: RequestOptions): List<Domain>;

  /** One domain; its ETag comes with `withResponse()`. */
  get(domainId: string, options?: RequestOptions): ApiPromise<Domain>;

  /**
   * Figures of the crawls of the last 30, 60 or 90 days (`window`), oldest first: a point for each crawl, or for each
   * day (`by`). Crawls that failed or were canceled are `marks`.
   */
  trends(
    domainId: string,
    query?: QueryParameters<'getDomainTrends'>,
    options?: RequestOptions,
  ): ApiPromise<DomainTrends>;

  /** The last 30 ended crawls of each given domain (at most 100 domains), the oldest crawl first. */
  recentCrawls(query: QueryParameters<'listRecentCrawls'>, options?: RequestOptions): ApiPromise<RecentCrawlsList>;

  /**
   * Adds a domain. Any spelling of a site is accepted and normalised to a bare hostname. The answer holds the TXT
   * record that proves ownership. @throws ConflictError `domain_exists` when the account has it already
   */
  create(body: DomainCreate, options?: PostOptions): ApiPromise<Domain>;

  /** Changes settings; members that are left out keep their value. Repeated after a lost connection only with `ifMatch`. */
  update(domainId: string, body: DomainUpdate, options?: ChangeOptions): ApiPromise<Domain>;

  /** The effect of a crawl configuration: the pages that it leaves out, and the times of the next crawls. Saves nothing. */
  previewCrawlConfig(
    domainId: string,
    body: CrawlConfigProposal,
    options?: RequestOptions,
  ): ApiPromise<CrawlConfigPreview>;

  /** Deletes a domain and all its data, at once and for good. */
  delete(domainId: string, options: DomainDeleteOptions): ApiPromise<undefined>;

  /** Looks for the TXT record now, and returns the domain after the check. */
  checkVerification(domainId: string, options?: PostOptions): ApiPromise<Domain>;

  /**
   * Checks every 10 s, as often as the server queries DNS, until the TXT record is found, and returns the verified
   * domain. It waits longer when `Retry-After` demands that, and continues through an outage of the service of up to a
   * minute. @throws TimeoutError with the result of the last check when the time is up; NotFoundError when the domain
   * was deleted meanwhile
   */
  waitUntilVerified(domainId: string, options?: VerificationWaitOptions): Promise<Domain>;
}

export function domains({ list, get, query, post, send, patch, remove }: Operations, platform: Platform): Domains {
  const check = post('/api/v1/domains/{domain_id}/verification/check');
  return {
    list: list('/api/v1/domains'),
    get: get('/api/v1/domains/{domain_id}'),
    trends: query('/api/v1/domains/{domain_id}/trends'),
    recentCrawls: query('/api/v1/trends/recent-crawls'),
    create: send('/api/v1/domains'),
    update: patch('/api/v1/domains/{domain_id}'),
    previewCrawlConfig: send('/api/v1/domains/{domain_id}/crawl-config/preview'),
    delete: remove('/api/v1/domains/{domain_id}'),
    checkVerification: check,
    waitUntilVerified: (domainId, options) =>
      waitUntilVerified((signal) => check(domainId, { signal }), platform, options),
  };
}
