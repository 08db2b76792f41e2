import type { MembershipRow } from '../members/index.ts';

/** What the audit log records of a member or an invitation. */
export const auditedValues = ({ role, grants }: Pick<MembershipRow, 'role' | 'grants'>) => ({
  role,
  grants: grants ?? [],
});
