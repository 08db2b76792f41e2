export { actForAccount } from './act-for-account.ts';
export { permissions } from './permissions.ts';
