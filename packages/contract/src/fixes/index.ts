export type { CrawlFacts, CutCheck, LinkIssue, PageIssue } from './facts.ts';
export { type Fix, type FixKind, severityWeight, subjectMembers } from './fix.ts';
export { sharedFixesOfCheck } from './fixes-of-checks.ts';
export { sharedFixesOfLink } from './fixes-of-links.ts';
export { doubtfulHosts, hostOf } from './hosts.ts';
export { groupIssuesIntoFixes, listFixes } from './list-fixes.ts';
export { type CommonPlace, commonPlaceOf, placementOf } from './placement.ts';
export { createPoints } from './points.ts';
export { type RankedFix, rankFixes } from './rank-fixes.ts';
