import { addsColumn } from './adds-column.ts';

/** 0 once pages, links and findings have been pruned: what is pruned is not looked at again. */
export const crawlsHasResults = addsColumn('0022-crawls-has-results', 'crawls', {
  name: 'has_results',
  type: { type: 'bool', default: 1 },
});
