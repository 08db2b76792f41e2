export { describeDomain, describeDomains } from './describe-domains.ts';
export { presentDomain } from './present-domain.ts';
