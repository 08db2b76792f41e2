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

/** What must be said to delete a domain. */
export interface DomainDeleteOptions extends ChangeOptions {
  /** The exact normalised hostname of the domain; anything else is refused. */
  readonly confirm: string;
}

/** The websites of the account. */
export interface Domains {
  /** All domains, newest first. `hostname` and `verification_status` choose among them. */
  list(query?: QueryParameters<'listDomains'>, options?: RequestOptions): List<Domain>;

  /** One domain; its ETag comes with `withResponse()`. */
  get(domainId: string, options?: RequestOptions): ApiPromise<Domain>;

  /**
   * What the crawls of the last 30, 60 or 90 days (`window`) measured, oldest first: a point for each crawl, or for each day
   * (`by`). Crawls that failed or were canceled are `marks`.
   */
  trends(
    domainId: string,
    query?: QueryParameters<'getDomainTrends'>,
    options?: RequestOptions,
  ): ApiPromise<DomainTrends>;

  /** The last 30 crawls that ended of each of these domains (100 at most), the oldest first. */
  recentCrawls(query: QueryParameters<'listRecentCrawls'>, options?: RequestOptions): ApiPromise<RecentCrawlsList>;

  /**
   * Adds a domain. Any spelling of a site is taken and normalised to a bare hostname; the answer holds the TXT record
   * that proves ownership. ConflictError `domain_exists` when the account has it already.
   */
  create(body: DomainCreate, options?: PostOptions): ApiPromise<Domain>;

  /** Changes settings; members that are left out keep their value. Sent again after a lost connection only with `ifMatch`. */
  update(domainId: string, body: DomainUpdate, options?: ChangeOptions): ApiPromise<Domain>;

  /** What a crawl configuration would do: which pages it leaves out, when the next crawls start. Saves nothing. */
  previewCrawlConfig(
    domainId: string,
    body: CrawlConfigProposal,
    options?: RequestOptions,
  ): ApiPromise<CrawlConfigPreview>;

  /** Deletes a domain and everything of it, at once and for good. */
  delete(domainId: string, options: DomainDeleteOptions): ApiPromise<undefined>;

  /** Looks for the TXT record now; the answer is the domain after the check. */
  checkVerification(domainId: string, options?: PostOptions): ApiPromise<Domain>;

  /**
   * Checks every 10 s, as often as the server looks into DNS, until the TXT record is found, and returns the verified
   * domain. Waits longer where `Retry-After` demands it, and through an outage of the service of up to a minute.
   * TimeoutError with what the last check saw when the time is up; NotFoundError when the domain is deleted meanwhile.
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
