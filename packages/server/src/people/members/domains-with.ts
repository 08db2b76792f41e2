import type { MembershipRow, Right } from './membership-row.ts';

/** The domains on which a member has a right; null: all domains of the account. */
export function domainsWith({ grants }: Pick<MembershipRow, 'grants'>, right: Right): readonly string[] | null {
  if (grants === null) return null;
  const giving = grants.filter((grant) => right === 'view' || grant.rights.includes(right));
  const ids = giving.map(({ domain_id }) => domain_id);
  return ids.includes(null) ? null : [...new Set(ids as string[])];
}
