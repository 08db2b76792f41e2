export type {
  CrawlClock,
  CrawlLimits,
  CrawlNote,
  CrawlOptions,
  ExternalHosts,
  OwnHostRate,
  ResumeState,
  RobotsCache,
} from './crawl-options.ts';
export { crawlSite } from './crawl-site.ts';
export { FINDINGS, type FindingCode, type PageCheck } from './findings/finding-table.ts';
export { isMadeByScripts } from './fragments/fragment-ledger.ts';
export { createExternalHosts, type ExternalHostsOptions } from './hosts/create-external-hosts.ts';
export { withRoom } from './memory/with-room.ts';
export type { LinkKind, Region } from './page/links/link-kind.ts';
export type { PageReading } from './page/page-reading.ts';
export {
  type PageRendering,
  type PageToRender,
  RENDER_FAILURES,
  type RenderedDocument,
  type RenderedPage,
  type RenderFailure,
  type RenderResult,
  type ScriptRequest,
  type ScriptResponse,
} from './page/page-rendering.ts';
export { createPageThread, type PageThread } from './page/thread/create-page-thread.ts';
export { BodyRoom } from './requests/body-room.ts';
export { CrawlResults, collectResults, type JoinedTarget, type PlaceOfLink } from './results/crawl-results.ts';
export { type LinkPlace, LinkPlaces } from './results/link-places.ts';
export { createRobotsCache, type RobotsCacheOptions } from './robots/create-robots-cache.ts';
export { readSitemap, SITEMAP_BYTES, SITEMAP_URLS, type Sitemap } from './sitemap/read-sitemap.ts';
export { systemClock } from './system-clock.ts';
export type {
  CrawlFailureCode,
  CrawlRecord,
  EndRecord,
  Finding,
  FindingRecord,
  FragmentLinkRecord,
  PageFacts,
  PageLink,
  PageRecord,
  RenderingPattern,
  ResourceRecord,
  TargetRecord,
  UnreadSitemap,
  VerdictFacts,
  VerdictRecord,
} from './types/records.ts';
export type { BrokenReason, NotCheckedReason, Reason, UnverifiableReason, Verdict, Warning } from './types/verdict.ts';
export { compileExclusions, compileInPieces, compileToMatch, ExclusionPatternError } from './url/exclusions.ts';
export { explainInvalid } from './url/explain-invalid.ts';
