export { describeDomain, describeDomains } from './describe-domains.ts';
