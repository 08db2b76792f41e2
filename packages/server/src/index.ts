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
export type { CrawlPoint, DeliveryPoint } from './context.ts';
export { ServiceError } from './errors.ts';
export { addSecretKey } from './secret-key.ts';
export { rotateKey } from './secrets/index.ts';
export { migrate, migrationStatus, openDatabase } from './storage/index.ts';
export { version } from './version.ts';
