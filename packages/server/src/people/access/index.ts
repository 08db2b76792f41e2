export { actForAccount } from './act-for-account.ts';
export { passwordOperations } from './password-operations.ts';
