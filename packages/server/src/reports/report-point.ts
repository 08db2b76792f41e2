/**
 * Between the steps of a report, in their order: its file is about to be made; it is stored, and within the transaction that
 * settles it all is written; that is committed.
 */
export type ReportPoint = 'before-report' | 'before-report-commit' | 'after-report-commit';
