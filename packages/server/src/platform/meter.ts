import type { NotificationChannel } from '@linkvitals/contract';
import type { RenderFailure } from '@linkvitals/crawler';

/**
 * Counts and measures events for the metrics. Times are seconds. It takes no names, addresses or ids, because every
 * label has a closed set of values.
 */
export interface Meter {
  /** `operation`: id in the contract; undefined: the request reached no operation. */
  requestAnswered(answer: { readonly operation?: string | undefined; readonly status: number; seconds: number }): void;
  pagesWritten(count: number): void;
  crawlRan(run: { readonly outcome: CrawlRunOutcome; readonly seconds: number }): void;
  /** A request of a crawl has waited for a slot at its host; `own`: the host is the site that is crawled. */
  hostWaited(wait: { readonly own: boolean; readonly seconds: number }): void;
  /** A page was rendered, or could not be. */
  pageRendered(page: { readonly outcome: 'rendered' | RenderFailure; readonly seconds: number }): void;
  /** Number of pages that are being rendered or wait for a tab */
  pagesInBrowser(count: number): void;
  /** A browser was started and tested. */
  browserStarted(start: { readonly outcome: 'ready' | 'unusable' }): void;
  attemptMade(attempt: { readonly outcome: AttemptResult; readonly seconds: number }): void;
  notificationTried(attempt: { readonly channel: NotificationChannel; readonly outcome: NotificationResult }): void;
  mailTried(attempt: { readonly outcome: NotificationResult }): void;
  /** A statement has waited too long for a lock. */
  lockTimedOut(): void;
  swept(): void;
  /** Whether nothing is deleted for its age, because the clock is far ahead */
  retentionHeld(isHeld: boolean): void;
}

/**
 * Outcomes of a run of a crawl. `suspended`: released at shutdown, to be resumed. `lost`: another server has it.
 * `broken`: an exception ended the run.
 */
export type CrawlRunOutcome = 'completed' | 'failed' | 'canceled' | 'suspended' | 'lost' | 'broken';
/** Outcomes of attempts that were sent; `lost`: the lease expired meanwhile and another server writes the outcome. */
export type AttemptResult = 'delivered' | 'retrying' | 'failed' | 'skipped' | 'lost';

/** Outcomes of attempts to send a mail or a chat message */
export type NotificationResult = 'sent' | 'retrying' | 'failed' | 'lost';
