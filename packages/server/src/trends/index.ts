export type { CrawlFigures, EndedCrawl, IssueCounts } from './history-row.ts';
export { pruneCrawlHistory } from './prune-crawl-history.ts';
export { recordCrawl } from './record-crawl.ts';
export { deleteHistoryOfDomain } from './removal-store.ts';
