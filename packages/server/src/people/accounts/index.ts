export { domainLimitOf, memberLimitOf, type PlanColumns, planOf, toAccount } from './account.ts';
export { assertActive } from './assert-active.ts';
export { type ChangeAccountInput, changeAccount, changeAccountIn } from './change-account.ts';
export { contextFor, operator } from './context-for.ts';
export { createAccount, draftAccount } from './create-account.ts';
export { customLimitNames, readCustomLimits, type StoredLimits } from './custom-limits.ts';
export { insertNewAccount } from './insert-new-account.ts';
export { authenticateKey } from './keys/authenticate-key.ts';
export { createApiKey } from './keys/create-api-key.ts';
export { createKey } from './keys/create-key.ts';
export { getApiKey, listApiKeys } from './keys/get-api-key.ts';
export { presentApiKey } from './keys/present-api-key.ts';
export { renameApiKey } from './keys/rename-api-key.ts';
export { revokeApiKey } from './keys/revoke-api-key.ts';
export { revokeKey } from './keys/revoke-key.ts';
export { rotateApiKey } from './keys/rotate-api-key.ts';
export { scopes } from './keys/scopes.ts';
export { deleteDomainInKeys, listKeys } from './keys/store.ts';
export { limitsChange } from './limits-change.ts';
export { personActor } from './person-actor.ts';
export { defaultPlans, type Plan, planMembers, planNames } from './plans.ts';
export { presentAccount, presentAccountWithPlans } from './present-account.ts';
export { readUsage } from './read-usage.ts';
export { renameAccount } from './rename-account.ts';
export { setPlan } from './set-plan.ts';
export {
  type AccountFilter,
  type AccountRow,
  accountColumns,
  deleteAccountRow,
  findAccount,
  hasAccounts,
  listAccounts,
  listAccountsByPage,
  listDeletedAccounts,
  lockAccount,
  lockDeletedAccount,
  lockDomains,
  markAccountDeleted,
  waitingAccounts,
} from './store.ts';
export { usageMonth } from './usage-month.ts';
export { addUsage, moveUsageToAccount } from './usage-store.ts';
