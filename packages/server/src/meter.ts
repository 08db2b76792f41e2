import type { NotificationChannel } from '@linkvitals/contract';

/** Times are seconds. Takes no names, addresses or ids: every label has a closed set of values. */
export interface Meter {
  /** `operation`: of the contract; undefined: none of it. */
  requestAnswered(answer: { readonly operation?: string | undefined; readonly status: number; seconds: number }): void;
  pagesWritten(count: number): void;
  crawlRan(run: { readonly outcome: CrawlRunOutcome; readonly seconds: number }): void;
  /** A request of a crawl waited for a slot at its host; `own`: the site that is crawled. */
  hostWaited(wait: { readonly own: boolean; readonly seconds: number }): void;
  attemptMade(attempt: { readonly outcome: AttemptResult; readonly seconds: number }): void;
  notificationTried(attempt: { readonly channel: NotificationChannel; readonly outcome: NotificationResult }): void;
  mailTried(attempt: { readonly outcome: NotificationResult }): void;
  /** A statement has waited too long for a lock. */
  lockTimedOut(): void;
  swept(): void;
  /** Whether nothing is deleted for its age, since the clock is far ahead. */
  retentionHeld(isHeld: boolean): void;
}

/** `suspended`: released at shutdown, to be resumed. `lost`: another server has it. `broken`: an exception ended the run. */
export type CrawlRunOutcome = 'completed' | 'failed' | 'canceled' | 'suspended' | 'lost' | 'broken';
/** Of attempts that were sent; `lost`: the lease ran out meanwhile and another writes the outcome. */
export type AttemptResult = 'delivered' | 'retrying' | 'failed' | 'skipped' | 'lost';

/** Of attempts to send a mail or Slack message. */
export type NotificationResult = 'sent' | 'retrying' | 'failed' | 'lost';
