export { createSetupLink } from './create-setup-link.ts';
export { setUp } from './set-up.ts';
