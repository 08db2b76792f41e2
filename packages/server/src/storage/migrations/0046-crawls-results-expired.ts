import { addsColumn } from './adds-column.ts';

/** When pages, links and findings were pruned; a change of plan afterwards does not move it. */
export const crawlsResultsExpired = addsColumn('0046-crawls-results-expired', 'crawls', {
  name: 'results_expired_at',
  type: 'bigint?',
});
