export { crawlSite } from './crawl-site.ts';
export { createForeignHosts, type ForeignHostsOptions } from './hosts/create-foreign-hosts.ts';
export { FINDINGS, type FindingCode } from './page/finding-table.ts';
export { readSitemap, SITEMAP_BYTES, SITEMAP_URLS } from './sitemap/read-sitemap.ts';
export { systemClock } from './system-clock.ts';
export type {
  BrokenReason,
  CrawlClock,
  CrawlFailureCode,
  CrawlLimits,
  CrawlOptions,
  CrawlRecord,
  EndRecord,
  Finding,
  ForeignHosts,
  FragmentLinkRecord,
  LinkKind,
  NotCheckedReason,
  OwnHostRate,
  PageLink,
  PageRecord,
  Reason,
  Region,
  ResumeState,
  SheetRecord,
  TargetRecord,
  UnverifiableReason,
  Verdict,
  VerdictFacts,
  VerdictRecord,
  Warning,
} from './types.ts';
export { compileExclusions, ExclusionPatternError } from './url/exclusions.ts';
