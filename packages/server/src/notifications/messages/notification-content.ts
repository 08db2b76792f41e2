import type { KnownCrawlErrorCode, Severity, TopBrokenLink } from '@linkvitals/contract';

/** A broken target as a mail lists it. */
export interface BrokenLink extends TopBrokenLink {
  /** Not broken in the completed crawl before. */
  readonly is_new: boolean;
  /** What is wrong, as a sentence. Notifications of earlier versions have none. */
  readonly detail?: string | null;
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
  | {
      readonly kind: 'broken_links';
      readonly hostname: string;
      readonly crawl_id: string;
      readonly broken: number;
      readonly new_broken: number;
      readonly severity: Severity;
      readonly score: number | null;
      readonly links: readonly BrokenLink[];
    }
  | {
      readonly kind: 'crawl_completed';
      readonly hostname: string;
      readonly crawl_id: string;
      readonly pages: number;
      readonly broken: number;
      readonly score: number | null;
      readonly duration_seconds: number;
    }
  | {
      readonly kind: 'crawl_failed';
      readonly hostname: string;
      readonly crawl_id: string;
      readonly pages: number;
      readonly error: string;
      readonly error_code: KnownCrawlErrorCode;
    }
  | {
      readonly kind: 'webhook_disabled';
      readonly webhook_id: string;
      /** Paths of webhooks are often secrets. */
      readonly host: string;
      readonly description: string;
      readonly reason: 'gone' | 'failing';
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
