/** Points before and after the commit that queues the summaries of an account and their reports */
export type SummaryPoint = 'before-summary-commit' | 'after-summary-commit';
