import type { IssueRule, IssueRulePreview } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { RulePreview } from './preview-rule.ts';
import type { CountedRule } from './rule-store.ts';

export const presentIssueRule = (row: CountedRule): IssueRule => ({
  id: row.id,
  domain_id: row.domain_id,
  kind: row.kind,
  url_pattern: row.url_pattern,
  reason: row.reason,
  by: row.created_by,
  expires_at: toIsoOrNull(row.expires_at),
  ignored_issues: row.ignored,
  created_at: toIso(row.created_at),
});

export const presentRulePreview = (preview: RulePreview): IssueRulePreview => ({
  open_issues: preview.openIssues,
  fitting: preview.fitting,
  first_fitting: [...preview.firstFitting],
  complete: preview.isComplete,
});
