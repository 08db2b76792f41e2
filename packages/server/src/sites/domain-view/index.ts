export { describeDomain } from './describe-domains.ts';
export { presentDomain } from './present-domain.ts';
export { writeDomain } from './write-domain.ts';
export { writeDomains } from './write-domains.ts';
export { createWrittenDomains } from './written-domains.ts';
