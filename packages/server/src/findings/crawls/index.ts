export { getCrawlWithResults } from './get-crawl-row.ts';
export { pruneHistory } from './history/prune-history.ts';
export { deleteCrawlsOfDomain, endCrawlsOfAccount, endCrawlsOfDomain } from './history/removal-store.ts';
export { followCrawl } from './live/follow-crawl.ts';
export { createLiveCrawls } from './live/live-crawls.ts';
export { presentPreview } from './preview/present-preview.ts';
export { previewCrawlConfig } from './preview/preview-crawl-config.ts';
export { type CrawlBacklog, countCrawlBacklog } from './queue/backlog-store.ts';
export { cancelCrawl } from './queue/cancel-crawl.ts';
export { dueCrawls } from './queue/due-crawls.ts';
export { createCrawlCursors } from './queue/queue-store.ts';
export { startCrawl } from './queue/start-crawl.ts';
export { startScheduledCrawls } from './queue/start-scheduled-crawls.ts';
export { countFindingsOfCrawl } from './results/count-findings.ts';
export { countLinks } from './results/count-links.ts';
export type { FindingCount } from './results/finding-store.ts';
export { listFindings } from './results/list-findings.ts';
export { listLinkPages } from './results/list-link-pages.ts';
export { listFoundLinks, listLinks } from './results/list-links.ts';
export { listPages } from './results/list-pages.ts';
export {
  presentFinding,
  presentFindingCount,
  presentLastIssue,
  presentListedTarget,
  presentOccurrence,
  presentPage,
  presentTarget,
  type TargetFacts,
} from './results/present-results.ts';
export { type PlacedLink, walkOccurrences } from './results/walk-occurrences.ts';
export {
  type FoundTarget,
  findFirstPages,
  readCrawlForReport,
  readFirstFaults,
  type TargetRow,
  walkCrawls,
  walkFindings,
  walkLinks,
  walkPages,
} from './results/walk-results.ts';
export { holdRendering, pageLimits, siteOptions } from './run/crawl-options.ts';
export { releaseCrawlsOfAccount, updateLeasesSetAhead, waitingCrawls } from './run/lease-store.ts';
export { runCrawl } from './run/run-crawl.ts';
export { healthStatus } from './score.ts';
export { compareCrawls, presentComparedTarget } from './views/compare-crawls.ts';
export type { DomainCrawls } from './views/domain-crawls.ts';
export { getCrawl } from './views/get-crawl.ts';
export { listAllCrawls } from './views/list-all-crawls.ts';
export { listCrawls } from './views/list-crawls.ts';
export { listRecentCrawls, presentRecentCrawls } from './views/list-recent-crawls.ts';
export { presentCrawl } from './views/present-crawl.ts';
export { findPreviousCrawl, type PreviousCrawl } from './views/previous-crawl-store.ts';
export { refreshIssueTotals } from './views/refresh-issue-totals.ts';
export { findReportedCrawl, type ReportedCrawl } from './views/reported-crawl-store.ts';
export { findStartUrl } from './views/start-url-store.ts';
export { crawlsOf, lately, summariseDomains } from './views/summarise-domains.ts';
export {
  type DomainSummary,
  joinSummary,
  type Lately,
  readSummary,
  type SummaryColumns,
} from './views/summary-store.ts';
