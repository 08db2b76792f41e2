/**
 * Points between the steps of a report, in their order, at which tests let a process die: before its file is made; when the file is stored
 * and the transaction that settles the report has written everything; after the commit.
 */
export type ReportPoint = 'before-report' | 'before-report-commit' | 'after-report-commit';
