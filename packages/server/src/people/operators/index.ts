export { addOwner } from './add-owner.ts';
export { createAnyAccount } from './create-any-account.ts';
export { getAnyAccount, listAnyAccounts } from './get-any-account.ts';
export { presentAdminAccount } from './present-admin-account.ts';
export { type RemovedFactors, removeFactors } from './remove-factors.ts';
export { setSuspended } from './set-suspended.ts';
export { updateAnyAccount } from './update-any-account.ts';
