import { addsColumn } from './adds-column.ts';

/** Pages and verdicts stored when the crawl was last resumed: more of them at the next time are progress. */
export const crawlsProgressMark = addsColumn('0038-crawls-progress-mark', 'crawls', {
  name: 'progress_mark',
  type: { type: 'int', default: 0 },
});
