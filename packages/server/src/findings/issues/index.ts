export { waitingForArchive } from './archive/archive-store.ts';
export { resetSearchesSetAhead, searchArchive } from './archive/search-archive.ts';
export { listChosenIssues } from './chosen-store.ts';
export { createComment } from './comments/create-comment.ts';
export { deleteComment } from './comments/delete-comment.ts';
export { listComments } from './comments/list-comments.ts';
export { presentComment } from './comments/present-comment.ts';
export { updateComment } from './comments/update-comment.ts';
export { type ExportedIssue, listAllIssues } from './export-store.ts';
export { findHoldingTarget } from './find-holding-target.ts';
export { countFixPoints } from './fixes/count-points.ts';
export { findRankingCrawl, type RankingCrawl } from './fixes/facts-store.ts';
export { type FirstFix, faultSummary, listFirstFixes, makeFirstFixes } from './fixes/first-fixes.ts';
export { listFixByTarget, listKnownFixes } from './fixes/fix-store.ts';
export type { Facts as FaultFacts } from './fixes/gather-facts.ts';
export { getFix } from './fixes/get-fix.ts';
export { listFixes } from './fixes/list-fixes.ts';
export { Gathered, type OpenIssueRow } from './fixes/open-issue.ts';
export { presentFix } from './fixes/present-fix.ts';
export { type HandedFix, readHandedFixes } from './fixes/read-handed.ts';
export { type FixBatches, rankFixesBy, refreshFixes, settleFixes, shrinkFixes, within } from './fixes/settle-fixes.ts';
export { forgetOldFixed } from './forget-old-fixed.ts';
export { getIssue } from './get-issue.ts';
export {
  endExpiredIgnoring,
  endIgnoringByRule,
  listDomainsWithExpired,
  notIgnored,
  updateIgnoredByRule,
} from './ignore-store.ts';
export { isTargetKind } from './issue-kinds.ts';
export type { IssueRow, IssueState, Outcome, Unseen } from './issue-row.ts';
export type { ShownIssue } from './issue-store.ts';
export { listIssueChanges } from './list-changes.ts';
export { countIssues } from './listing/count-issues.ts';
export { listIssues, type PlacedIssue } from './listing/list-issues.ts';
export { listBrokenIssues } from './new-broken-store.ts';
export { countOpenIssues, listNewestIssues, type OpenIssue, recentErrors } from './open-issues-store.ts';
export { presentEvidence, presentTls } from './present-evidence.ts';
export { presentIssue, presentIssueChange, presentTargetIssue } from './present-issue.ts';
export { deleteIssuesOfDomain } from './removal-store.ts';
export {
  countIgnored,
  countInconclusive,
  countIssueGroup,
  type IssueGroupName,
  type KnownIssue,
  type ListedIssue,
  listClosedIssues,
  listIssueGroup,
  listKnownIssues,
} from './report-store.ts';
export { applyRule } from './rules/apply-rule.ts';
export { listIssueRules } from './rules/list-rules.ts';
export { presentIssueRule, presentRulePreview } from './rules/present-rule.ts';
export { previewRule, type RulePreview } from './rules/preview-rule.ts';
export {
  type CountedRule,
  countIgnoredBy,
  countRules,
  deleteRule,
  findRule,
  insertRule,
  lockRule,
  type RuleChange,
  type RuleRow,
  updateRule,
} from './rules/rule-store.ts';
export { Earlier } from './settle/earlier.ts';
export { findPlacements } from './settle/find-placements.ts';
export { listIgnoredTargets } from './settle/ignored-store.ts';
export type { SettledIssues } from './settle/issue-counts.ts';
export { countPages } from './settle/placement-store.ts';
export { type Position, type Settling, settleCrawl } from './settle/settle-crawl.ts';
export { type Look, type SettledLook, settleLook } from './settle/settle-look.ts';
export { lockIssues } from './settle/settlement-store.ts';
export { findStretch, type Place } from './settle/stretch-store.ts';
export { findSuggestions } from './suggestions/find-suggestions.ts';
export { liveUrl } from './suggestions/suggestion.ts';
export { UrlPrints } from './suggestions/url-prints.ts';
export { findBrokenLinkIssues, type TargetIssueRow } from './target-issues-store.ts';
export { changeIssue, type DecideChange, type IssueChange, storeChanges } from './triage/change-issue.ts';
export { acknowledgingOrAssigning, updateIssue } from './triage/update-issue.ts';
