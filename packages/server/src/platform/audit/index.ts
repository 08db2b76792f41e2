export type { AuditAction, AuditValues } from './audit-entry.ts';
export { listAuditLog } from './list-audit-log.ts';
export { presentAuditEntry } from './present-audit-entry.ts';
export { pruneAuditLog } from './prune-audit-log.ts';
export { recordAudit } from './record-audit.ts';
export { deleteAuditOfDomain } from './removal-store.ts';
