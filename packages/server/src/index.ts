export { openServer, type RunningServer, startServer } from './app.ts';
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
} from './people/accounts/index.ts';
export { createOwnedAccount, makeResetLink } from './people/mailed-links/index.ts';
export { addOwner, type RemovedFactors, removeFactors, setSuspended } from './people/operators/index.ts';
export { createSetupLink } from './people/setup/index.ts';
export { type Config, ConfigError, readConfig } from './platform/config/config.ts';
export { variables } from './platform/config/variables.ts';
export { publicUrl } from './platform/crawler-identity.ts';
export { ServiceError } from './platform/errors.ts';
export type { CrawlPoint } from './platform/kill-points.ts';
export { isWildcard } from './platform/local-url.ts';
export { createBugReport } from './platform/log/create-bug-report.ts';
export { OperatorError } from './platform/operator-error.ts';
export { type ClockState, confirmClock, readClockState } from './platform/retention/index.ts';
export {
  addSecretKey,
  countLost,
  keyFile,
  refuseLostDatabase,
  resetLost,
  rotateKey,
  sealedPlaces,
} from './platform/secrets/index.ts';
export {
  backUp,
  backUpBeforeMigration,
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
} from './platform/storage/index.ts';
export { version } from './platform/version.ts';
export { openServices, type ServiceSet } from './services.ts';
