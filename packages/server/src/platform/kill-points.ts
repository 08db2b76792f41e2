// Points between the steps of background work, in their order, at which tests let a process die and leave work half done.
// `before-…-commit` is reached inside a transaction, when everything is written.

/**
 * A crawl stores its start, each batch of its results (frontier, pages, verdicts), and its end, each in a transaction. When it found much,
 * its issues and fixes are settled in transactions before the last one.
 */
export type CrawlPoint =
  | 'before-start-commit'
  | 'after-start-commit'
  | 'before-batch'
  | 'before-batch-commit'
  | 'after-batch-commit'
  | 'before-end'
  | 'before-settle-commit'
  | 'after-settle-commit'
  | 'before-end-commit'
  | 'after-end-commit';

/** The lease is taken between `before-claim` and `after-claim`. At `after-answer` the result is not stored. */
export type DeliveryPoint = 'before-claim' | 'after-claim' | 'after-answer' | 'before-commit' | 'after-commit';

/**
 * `before-notification`: the lease is taken and nothing is sent. `after-notification`: the message was sent and the
 * result is not stored.
 */
export type NotificationPoint = 'before-notification' | 'after-notification';

export type RecheckPoint = 'before-recheck-commit';

/**
 * `before-report`: no file is made yet. `before-report-commit`: the file is stored and everything is written.
 * `after-report-commit`: the transaction is committed.
 */
export type ReportPoint = 'before-report' | 'before-report-commit' | 'after-report-commit';

/** The transaction queues the summaries of an account and their reports. */
export type SummaryPoint = 'before-summary-commit' | 'after-summary-commit';

export type KillPoint = CrawlPoint | DeliveryPoint | NotificationPoint | RecheckPoint | ReportPoint | SummaryPoint;
