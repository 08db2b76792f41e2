export { actForAccount } from './act-for-account.ts';
export { passwordOperations } from './password-operations.ts';
export { permissions } from './permissions.ts';
