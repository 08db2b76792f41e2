export { deleteDomain } from './delete-domain.ts';
export { dueRemovals } from './due-removals.ts';
export { removeDomain } from './remove-domain.ts';
export { waitingRemovals } from './store.ts';
