import type { KnownCrawlErrorCode, Severity, TopBrokenLink } from '@linkvitals/contract';

/** A broken target as a mail lists it. */
export interface BrokenLink extends TopBrokenLink {
  /** Its issue is new with this crawl, or open again. */
  readonly is_new: boolean;
  /** Code of what is wrong, and a sentence of the crawl that says it. Notifications of earlier versions have none. */
  readonly reason?: string | null;
  readonly detail?: string | null;
}

/** What a crawl made of the broken links of its domain; ignored ones count nowhere. */
export interface LinkChanges {
  /** Those that are broken again, too. */
  readonly new: number;
  readonly fixed: number;
  readonly persisting: number;
  /** Broken before, and not checked again. */
  readonly inconclusive: number;
  /** Issues of other kinds. */
  readonly other_new: number;
  readonly other_fixed: number;
}

/** The end of a crawl. */
interface OfCrawl {
  readonly hostname: string;
  readonly domain_id: string;
  readonly crawl_id: string;
  readonly changes: LinkChanges;
}

/** A domain in a summary; what is null was not measured. */
export interface SummarisedDomain {
  readonly domain_id: string;
  readonly hostname: string;
  readonly score: number | null;
  /** At the beginning of the period. */
  readonly score_before: number | null;
  readonly broken: number | null;
  readonly new_issues: number | null;
  readonly fixed_issues: number | null;
  readonly crawls: number;
  readonly failed_crawls: number;
}

/**
 * The content of a notification, as it is stored. Texts in it may come from crawled sites or subscribers: they become inert
 * where they are written into a mail or a message, not here.
 */
export type NotificationContent =
  | (OfCrawl & {
      readonly kind: 'broken_links';
      /** Broken targets of the crawl, ignored ones too. */
      readonly broken: number;
      readonly severity: Severity;
      readonly score: number | null;
      /** New ones first. */
      readonly links: readonly BrokenLink[];
    })
  | (OfCrawl & {
      readonly kind: 'crawl_completed';
      readonly pages: number;
      /** Broken targets of the crawl, ignored ones too. */
      readonly broken: number;
      readonly score: number | null;
      readonly duration_seconds: number;
      /** Some of the new ones. */
      readonly links: readonly BrokenLink[];
    })
  | (OfCrawl & {
      readonly kind: 'crawl_failed';
      readonly pages: number;
      readonly error: string;
      readonly error_code: KnownCrawlErrorCode;
      /** Some of the new ones. */
      readonly links: readonly BrokenLink[];
    })
  | {
      readonly kind: 'webhook_disabled';
      readonly webhook_id: string;
      /** Paths of webhooks are often secrets. */
      readonly host: string;
      readonly description: string;
      readonly reason: 'gone' | 'failing';
    }
  | {
      readonly kind: 'certificate_ending';
      readonly hostname: string;
      readonly domain_id: string;
      /** Of the certificate: the hostname or its www twin. */
      readonly host: string;
      readonly issuer: string | null;
      /** Epoch ms. */
      readonly valid_to: number;
      /** When it was noticed. */
      readonly days_left: number;
    }
  | {
      readonly kind: 'summary';
      readonly frequency: 'daily' | 'weekly' | 'monthly';
      /** Epoch ms. */
      readonly from: number;
      readonly to: number;
      /** Worst first. */
      readonly domains: readonly SummarisedDomain[];
      /** How many are not listed. */
      readonly more: number;
    }
  | { readonly kind: 'test' };
