export { actForAccount } from './act-for-account.ts';
