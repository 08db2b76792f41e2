import type { MembershipRow } from '../members/index.ts';

/** The values of a member or an invitation that the audit log records */
export const auditedValues = ({ role, grants }: Pick<MembershipRow, 'role' | 'grants'>) => ({
  role,
  grants: grants ?? [],
});
