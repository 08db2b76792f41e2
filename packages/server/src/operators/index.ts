export { setSuspended } from './set-suspended.ts';
