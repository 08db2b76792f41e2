export { planOf, toAccount } from './account.ts';
export { authenticateKey } from './authenticate-key.ts';
export { contextFor } from './context-for.ts';
export { createAccount, draftAccount } from './create-account.ts';
export { createKey } from './create-key.ts';
export { defaultPlans, type Plan, planMembers, planNames } from './plans.ts';
export { scopes } from './scopes.ts';
export { setPlan } from './set-plan.ts';
export {
  type AccountRow,
  findAccount,
  hasAccounts,
  insertAccount,
  listAccounts,
  listKeys,
  lockAccount,
  lockDomains,
  revokeKey,
} from './store.ts';
export { usageMonth } from './usage-month.ts';
export { addUsage, moveUsageToAccount } from './usage-store.ts';
