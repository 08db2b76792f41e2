export { describeDomain } from './describe-domains.ts';
export { getDomainDetails } from './get-domain-details.ts';
export { listDomainDetails } from './list-domain-details.ts';
export { presentDomain } from './present-domain.ts';
