import type { AuditValues } from '../../platform/audit/index.ts';
import { toIso } from '../../platform/time.ts';
import type { ReportRow } from './report-row.ts';

type Audited = Pick<ReportRow, 'format' | 'crawl_id' | 'from_at' | 'to_at'>;

/** Values of a report for the audit log: its crawl, or its period. */
export const auditedValues = ({ format, crawl_id, from_at, to_at }: Audited): AuditValues => ({
  format,
  ...(from_at === null || to_at === null ? { crawl_id } : { from: toIso(from_at), to: toIso(to_at) }),
});
