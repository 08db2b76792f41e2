export { isPlanName, toAccount } from './account.ts';
export { authenticateKey } from './authenticate-key.ts';
export { contextFor } from './context-for.ts';
export { createAccount } from './create-account.ts';
export { type CreateKeyInput, createKey } from './create-key.ts';
export { type Plan, type PlanName, type Plans, planNames } from './plans.ts';
export { type Scope, scopes } from './scopes.ts';
export { setPlan } from './set-plan.ts';
export { type AccountRow, findAccount, type KeyRow, listAccounts, listKeys, revokeKey } from './store.ts';
