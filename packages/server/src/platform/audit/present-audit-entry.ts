import type { AuditEntry } from '@linkvitals/contract';
import { toIso } from '../time.ts';
import type { AuditEntry as AuditRow } from './audit-entry.ts';

export const presentAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: toIso(row.created_at),
  actor: { kind: row.actor_kind as AuditEntry['actor']['kind'], id: row.actor_id, name: row.actor_name },
  address: row.address,
  action: row.action as AuditEntry['action'],
  subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject_name ?? '' },
  before: row.before_change,
  after: row.after_change,
});
