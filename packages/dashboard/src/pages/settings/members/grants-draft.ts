import type { Grant, Right } from '@linkvitals/contract/types';

/** The rights, in the order in which they are shown. */
export const rights = ['view', 'crawl', 'edit', 'delete'] as const satisfies Right[];

/** The rights that somebody is choosing, by the id of the domain; null stands for all domains. */
export type GrantsDraft = ReadonlyMap<string | null, ReadonlySet<Right>>;

export const draftOf = (grants: readonly Grant[]): GrantsDraft =>
  new Map(grants.map((grant) => [grant.domain_id, new Set(grant.rights)]));

/** Sets or removes a right. Every right includes `view`, so removing `view` removes all. */
export function withRight(draft: GrantsDraft, domainId: string | null, right: Right, isGiven: boolean): GrantsDraft {
  const given = new Set(draft.get(domainId));
  if (isGiven) given.add(right).add('view');
  else if (right === 'view') given.clear();
  else given.delete(right);
  const next = new Map(draft);
  if (given.size === 0) next.delete(domainId);
  else next.set(domainId, given);
  return next;
}

/** The grants to send: only those on all domains, or only those on chosen ones. */
export const grantsOf = (draft: GrantsDraft, isOnAll: boolean): Grant[] =>
  [...draft]
    .filter(([domainId]) => (domainId === null) === isOnAll)
    .map(([domain_id, given]) => ({ domain_id, rights: rights.filter((right) => given.has(right)) }));
