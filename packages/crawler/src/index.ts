export { crawlSite } from './crawl-site.ts';
export { FINDINGS, type FindingCode, type PageCheck } from './findings/finding-table.ts';
export { isMadeByScripts } from './fragments/fragment-ledger.ts';
export { createExternalHosts, type ExternalHostsOptions } from './hosts/create-external-hosts.ts';
export { withRoom } from './memory/with-room.ts';
export type { PageReading } from './page/page-reading.ts';
export { createPageThread, type PageThread } from './page/thread/create-page-thread.ts';
export { BodyRoom } from './requests/body-room.ts';
export { createRobotsCache, type RobotsCacheOptions } from './robots/create-robots-cache.ts';
export { readSitemap, SITEMAP_BYTES, SITEMAP_URLS, type Sitemap } from './sitemap/read-sitemap.ts';
export { systemClock } from './system-clock.ts';
export type {
  BrokenReason,
  CrawlClock,
  CrawlFailureCode,
  CrawlLimits,
  CrawlOptions,
  CrawlRecord,
  EndRecord,
  ExternalHosts,
  Finding,
  FindingRecord,
  FragmentLinkRecord,
  LinkKind,
  NotCheckedReason,
  OwnHostRate,
  PageFacts,
  PageLink,
  PageRecord,
  Reason,
  Region,
  ResourceRecord,
  ResumeState,
  RobotsCache,
  TargetRecord,
  UnverifiableReason,
  Verdict,
  VerdictFacts,
  VerdictRecord,
  Warning,
} from './types.ts';
export { compileExclusions, compileInPieces, compileToMatch, ExclusionPatternError } from './url/exclusions.ts';
export { explainInvalid } from './url/explain-invalid.ts';
