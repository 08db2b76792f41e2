import type { Grant, Right } from '@linkvitals/contract/types';

/** The grants of a member; null for owners and admins, who may do everything. */
export type Grants = readonly Grant[] | null;

/** Returns the rights of a person on a domain; null stands for all domains, present and future. */
export type RightsOn = (domainId: string | null) => ReadonlySet<Right>;

const ALL: ReadonlySet<Right> = new Set(['view', 'crawl', 'edit', 'delete']);

/** The rights that grants give. Those on all domains are added to those on one domain. */
export function rightsOf(grants: Grants): RightsOn {
  if (grants === null) return () => ALL;
  return (domainId) => {
    const fitting = grants.filter((grant) => grant.domain_id === null || grant.domain_id === domainId);
    return new Set(fitting.flatMap(({ rights }) => rights));
  };
}
