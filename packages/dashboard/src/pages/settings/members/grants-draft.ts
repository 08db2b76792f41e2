import type { Grant } from '@linkvitals/contract/types';

export type Right = Grant['rights'][number];

/** In the order in which they are shown. */
export const rights = ['view', 'crawl', 'edit', 'delete'] as const satisfies Right[];

/** Rights while somebody chooses them: by domain, for all domains under null. */
export type GrantsDraft = ReadonlyMap<string | null, ReadonlySet<Right>>;

export const draftOf = (grants: readonly Grant[]): GrantsDraft =>
  new Map(grants.map((grant) => [grant.domain_id, new Set(grant.rights)]));

/** Every right includes view; without view there is none. */
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

/** What is sent: only the rights on all domains, or only those on chosen ones. */
export const grantsOf = (draft: GrantsDraft, isOnAll: boolean): Grant[] =>
  [...draft]
    .filter(([domainId]) => (domainId === null) === isOnAll)
    .map(([domain_id, given]) => ({ domain_id, rights: rights.filter((right) => given.has(right)) }));
