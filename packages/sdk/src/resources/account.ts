import type { AuditEntry, QueryParameters } from '@linkvitals/contract/types';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { RequestOptions } from '../request-options.ts';

/** The account itself. */
export interface AccountResource {
  /** What was changed, by whom and from where, newest first. */
  auditLog(query?: QueryParameters<'listAuditLog'>, options?: RequestOptions): List<AuditEntry>;
}

export const account = ({ list }: Operations): AccountResource => ({
  auditLog: list('/api/v1/audit-log'),
});
