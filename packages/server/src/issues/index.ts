export { listBrokenIssues } from './new-broken-store.ts';
export { deleteIssuesOfDomain } from './removal-store.ts';
export type { IssueCounts } from './settle/issue-counts.ts';
export { lockIssues, settleCrawl } from './settle/settle-crawl.ts';
