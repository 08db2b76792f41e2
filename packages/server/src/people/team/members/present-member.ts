import type { Member, Grant as PresentedGrant } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import type { Grant, MemberRow } from '../../members/index.ts';

export const presentGrants = (grants: readonly Grant[] | null): PresentedGrant[] =>
  (grants ?? []).map(({ domain_id, rights }) => ({ domain_id, rights: [...rights] }));

export const presentMember = (row: MemberRow): Member => ({
  user_id: row.user_id,
  name: row.name,
  email: row.email,
  role: row.role,
  grants: presentGrants(row.grants),
  joined_at: toIso(row.created_at),
  last_used_at: row.last_used_at === null ? null : toIso(row.last_used_at),
});
