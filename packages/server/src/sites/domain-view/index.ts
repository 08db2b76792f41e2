export { describeDomain } from './describe-domains.ts';
export { presentDomain } from './present-domain.ts';
export { createShownDomains } from './shown-domains.ts';
export { viewDomain } from './view-domain.ts';
export { viewDomains } from './view-domains.ts';
