export type { CrawlFigures, EndedCrawl, IssueCounts } from './history-row.ts';
export { findFiguresAt, type LastFigures, listPeriodSums, type PeriodSums } from './period-store.ts';
export { presentAccountTrends, presentDomainTrends } from './present-trends.ts';
export { pruneCrawlHistory } from './prune-crawl-history.ts';
export { readAccountTrends } from './read-account-trends.ts';
export { readDomainTrends } from './read-domain-trends.ts';
export { recordCrawl } from './record-crawl.ts';
export { deleteHistoryOfDomain } from './removal-store.ts';
export { takeDomainOutOfDays } from './take-domain-out-of-days.ts';
