export type { CrawlFacts, CutCheck, LinkIssue, PageIssue } from './facts.ts';
export { type Fix, type FixKind, severityWeight } from './fix.ts';
export { doubtfulHosts, hostOf } from './hosts.ts';
export { listFixes } from './list-fixes.ts';
export { type CommonPlace, commonPlaceOf, placementOf } from './placement.ts';
export { createPoints } from './points.ts';
export type { RankedFix } from './rank-fixes.ts';
