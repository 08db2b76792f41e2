/** Around the commit that queues the summaries of an account and the reports that are attached to them. */
export type SummaryPoint = 'before-summary-commit' | 'after-summary-commit';
