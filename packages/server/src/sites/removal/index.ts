export { deleteAccount } from './delete-account.ts';
export { deleteDomain } from './delete-domain.ts';
export { dueAccountRemovals, dueRemovals } from './due-removals.ts';
export { removeAccount } from './remove-account.ts';
export { removeDomain } from './remove-domain.ts';
export { waitingRemovals } from './store.ts';
