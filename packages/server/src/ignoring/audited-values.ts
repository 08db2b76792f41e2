import type { AuditValues } from '../audit/index.ts';
import type { RuleRow } from '../issues/index.ts';
import { toIsoOrNull } from '../time.ts';

/** The values of a rule that the audit log records */
export const auditedValues = ({ kind, url_pattern, reason, expires_at }: RuleRow): AuditValues => ({
  kind,
  url_pattern,
  reason,
  expires_at: toIsoOrNull(expires_at),
});
