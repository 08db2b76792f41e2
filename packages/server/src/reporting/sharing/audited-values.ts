import type { AuditValues } from '../../platform/audit/index.ts';
import { toIsoOrNull } from '../../platform/time.ts';
import type { ShareLinkRow } from './share-link-row.ts';

/** The values of a share link that the audit log records */
export const auditedValues = (row: ShareLinkRow): AuditValues => ({
  name: row.name,
  crawl_id: row.crawl_id,
  language: row.language,
  time_zone: row.time_zone,
  has_password: row.password_hash !== null,
  expires_at: toIsoOrNull(row.expires_at),
});
