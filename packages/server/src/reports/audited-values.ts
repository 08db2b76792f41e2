import type { AuditValues } from '../audit/index.ts';
import { toIso } from '../time.ts';
import type { ReportRow } from './report-row.ts';

type Audited = Pick<ReportRow, 'format' | 'crawl_id' | 'from_at' | 'to_at'>;

/** What the audit log records of a report: the crawl that it is of, or its period. */
export const auditedValues = ({ format, crawl_id, from_at, to_at }: Audited): AuditValues => ({
  format,
  ...(from_at === null || to_at === null ? { crawl_id } : { from: toIso(from_at), to: toIso(to_at) }),
});
