import type { KnownCrawlErrorCode, Severity, TopBrokenLink } from '@linkvitals/contract';
import type { FixSummary } from '../../../reporting/texts/say-fix.ts';

/** A broken target as a mail lists it. */
export interface BrokenLink extends TopBrokenLink {
  /** True when its issue is new with this crawl, or open again. */
  readonly is_new: boolean;
  /** Code of the fault, and a sentence of the crawl about it (`detail`). Notifications of earlier versions have neither. */
  readonly reason?: string | null;
  readonly detail?: string | null;
  /** URL of the first page with the link, and its line there; null: not known. Notifications of earlier versions have neither. */
  readonly page?: string | null;
  readonly line?: number | null;
}

/** Numbers of issues by their outcome in a crawl, without ignored ones. The first four count broken links. */
export interface LinkChanges {
  /** New ones and those that are broken again. */
  readonly new: number;
  readonly fixed: number;
  readonly persisting: number;
  /** Links that were broken before and could not be checked again. */
  readonly inconclusive: number;
  /** New issues of other kinds; `other_fixed` counts the fixed ones. */
  readonly other_new: number;
  readonly other_fixed: number;
}

/** Facts about the end of a crawl. */
interface OfCrawl {
  readonly hostname: string;
  readonly domain_id: string;
  readonly crawl_id: string;
  readonly changes: LinkChanges;
}

interface Completed extends OfCrawl {
  readonly pages: number;
  /** Broken targets of the crawl, ignored ones included. */
  readonly broken: number;
  readonly score: number | null;
  readonly duration_seconds: number;
  /** Some of the new links. */
  readonly links: readonly BrokenLink[];
  /** The first fixes of the domain. Notifications of earlier versions have none. */
  readonly fixes?: readonly FixSummary[];
}

interface Failed extends OfCrawl {
  readonly pages: number;
  readonly error: string;
  readonly error_code: KnownCrawlErrorCode;
  /** Some of the new links. */
  readonly links: readonly BrokenLink[];
}

/** A domain in a summary; null numbers were not measured. */
export interface SummarisedDomain {
  readonly domain_id: string;
  readonly hostname: string;
  readonly score: number | null;
  /** Score at the beginning of the period. */
  readonly score_before: number | null;
  readonly broken: number | null;
  readonly new_issues: number | null;
  readonly fixed_issues: number | null;
  readonly crawls: number;
  readonly failed_crawls: number;
}

/**
 * Content of a notification, as it is stored. Texts in it may come from crawled sites or subscribers. They become inert when they are
 * written into a mail or a message, not here.
 */
export type NotificationContent =
  | (OfCrawl & {
      readonly kind: 'broken_links';
      /** Broken targets of the crawl, ignored ones included. */
      readonly broken: number;
      readonly severity: Severity;
      readonly score: number | null;
      /** Links, new ones first. */
      readonly links: readonly BrokenLink[];
      /** The first fixes of the domain. Notifications of earlier versions have none. */
      readonly fixes?: readonly FixSummary[];
      /** With a crawl that ends a run of failed ones: the end of the first of them, epoch ms. */
      readonly failed_since?: number;
    })
  | (Completed & { readonly kind: 'crawl_completed' })
  | (Failed & { readonly kind: 'crawl_failed' })
  | (Completed & {
      readonly kind: 'crawls_recovered';
      /** End of the first of the failed crawls, epoch ms. */
      readonly failed_since: number;
    })
  | (Failed & {
      readonly kind: 'crawls_failing';
      /** End of the first failed crawl, epoch ms, if it is not this one. */
      readonly failed_since?: number;
      /** Time of the alert before, epoch ms, if the log has one. */
      readonly alerted_before?: number;
    })
  | {
      readonly kind: 'webhook_disabled';
      readonly webhook_id: string;
      /** Host of the URL, without the path, which is often a secret. */
      readonly host: string;
      readonly description: string;
      readonly reason: 'gone' | 'failing';
    }
  | {
      readonly kind: 'certificate_ending';
      readonly hostname: string;
      readonly domain_id: string;
      /** Host of the certificate: the hostname, or the same with or without `www.`. */
      readonly host: string;
      readonly issuer: string | null;
      /** Epoch ms. */
      readonly valid_to: number;
      /** Days left when the end was noticed. */
      readonly days_left: number;
    }
  | {
      readonly kind: 'ownership_lost';
      readonly hostname: string;
      readonly domain_id: string;
      /** `lost`: crawls have stopped; `ending`: the record will soon not be looked for any more. */
      readonly stage: 'lost' | 'ending';
      /** `absent`: the TXT record is missing; `unknown`: no DNS server gave an answer to rely on. */
      readonly outcome: 'absent' | 'unknown';
      /** Epoch ms; null: not known. */
      readonly missing_since: number | null;
      readonly last_seen_at: number | null;
      /** Time until which the record is looked for, epoch ms. */
      readonly watched_until: number;
      /** Days until then when it was noticed. */
      readonly days_left: number;
    }
  | {
      readonly kind: 'summary';
      readonly frequency: 'daily' | 'weekly' | 'monthly';
      /** Epoch ms. */
      readonly from: number;
      readonly to: number;
      /** Domains, the worst first. */
      readonly domains: readonly SummarisedDomain[];
      /** Number of domains that are not listed. */
      readonly more: number;
    }
  | { readonly kind: 'test' };
