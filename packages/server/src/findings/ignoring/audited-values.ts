import type { AuditValues } from '../../platform/audit/index.ts';
import { toIsoOrNull } from '../../platform/time.ts';
import type { RuleRow } from '../issues/index.ts';

/** The values of a rule that the audit log records */
export const auditedValues = ({ kind, url_pattern, reason, expires_at }: RuleRow): AuditValues => ({
  kind,
  url_pattern,
  reason,
  expires_at: toIsoOrNull(expires_at),
});
