import { addsColumn } from './adds-column.ts';

/** Crashes in a row without progress; after five the crawl is given up. */
export const crawlsCrashCount = addsColumn('0037-crawls-crash-count', 'crawls', {
  name: 'crash_count',
  type: { type: 'int', default: 0 },
});
