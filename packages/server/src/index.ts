export {
  type AccountRow,
  createAccount,
  createKey,
  findAccount,
  listAccounts,
  listKeys,
  planNames,
  revokeKey,
  scopes,
  setPlan,
} from './accounts/index.ts';
export { openServices, type RunningServer, type ServiceSet, startServer } from './app.ts';
export { type Config, ConfigError, readConfig, variables } from './config.ts';
export { ServiceError } from './errors.ts';
export { migrate, migrationStatus, openDatabase } from './storage/index.ts';
export { version } from './version.ts';
