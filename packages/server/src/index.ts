export {
  type AccountRow,
  createAccount,
  createKey,
  customLimitNames,
  defaultPlans,
  findAccount,
  listAccounts,
  listKeys,
  lockDomains,
  planMembers,
  planNames,
  planOf,
  readCustomLimits,
  revokeKey,
  scopes,
  setPlan,
} from './accounts/index.ts';
export { openServer, type RunningServer, startServer } from './app.ts';
export { type Config, ConfigError, readConfig } from './config/config.ts';
export { variables } from './config/variables.ts';
export { publicUrl } from './crawler-identity.ts';
export { ServiceError } from './errors.ts';
export type { CrawlPoint } from './kill-points.ts';
export { isWildcard } from './local-url.ts';
export { createBugReport } from './log/create-bug-report.ts';
export { createOwnedAccount, makeResetLink } from './mailed-links/index.ts';
export { OperatorError } from './operator-error.ts';
export { addOwner, type RemovedFactors, removeFactors, setSuspended } from './operators/index.ts';
export { type ClockState, confirmClock, readClockState } from './retention/index.ts';
export {
  addSecretKey,
  countLost,
  keyFile,
  refuseLostDatabase,
  resetLost,
  rotateKey,
  sealedPlaces,
} from './secrets/index.ts';
export { openServices, type ServiceSet } from './services.ts';
export { createSetupLink } from './setup/index.ts';
export {
  backUp,
  databaseTrouble,
  hasInstallation,
  migrate,
  migrateDown,
  migrationStatus,
  nameOfDatabase,
  openDatabase,
  parseDatabaseUrl,
  refuseEmptiedDatabase,
  refuseMissingDatabase,
  refuseMissingInstallation,
  repairMigrations,
  withoutServers,
} from './storage/index.ts';
export { version } from './version.ts';
