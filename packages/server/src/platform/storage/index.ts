export { backUp } from './backup/back-up.ts';
export { backUpBeforeMigration } from './backup/back-up-before-migration.ts';
export { databasePool } from './connection/database-pool.ts';
export { parseDatabaseUrl } from './connection/database-url.ts';
export { emptyLog } from './connection/empty-log.ts';
export { type LockProbe, openLockProbe } from './connection/lock-probe.ts';
export { lockTimeouts } from './connection/lock-timeouts.ts';
export { makeFolder } from './connection/make-folder.ts';
export { openDatabase } from './connection/open-database.ts';
export { pingDatabase } from './connection/ping-database.ts';
export { type DatabaseProbe, openDatabaseProbe } from './connection/probe-database.ts';
export { recentAnswers } from './connection/recent-answers.ts';
export type { Database, Executor } from './database.ts';
export { dialectOf } from './dialect-of.ts';
export { checkFile } from './faults/check-file.ts';
export { type DatabaseTrouble, databaseTrouble } from './faults/database-trouble.ts';
export { explainFault, explainFileFault, fileOf } from './faults/explain-fault.ts';
export { isMissingReference, isUniqueViolation } from './faults/key-violations.ts';
export { fileLooker } from './faults/watch-file.ts';
export { migrateInstallation, refuseEmptiedDatabase } from './installation/refuse-emptied-database.ts';
export {
  hasInstallation,
  isDatabaseMissing,
  nameOfDatabase,
  refuseMissingDatabase,
  refuseMissingInstallation,
} from './installation/refuse-missing.ts';
export { isFree, isHeld, type LeasedRow, LONGEST_LEASE_MS, msAfter, noLease, renewLease } from './lease.ts';
export { afterKey } from './queries/after-key.ts';
export { compileOnce } from './queries/compile-once.ts';
export { countedBase, countedId, countedRange, idBeside } from './queries/counted-id.ts';
export { databaseNow, readDatabaseNow, timeOfStatement } from './queries/database-now.ts';
export { deleteByIds, deleteInBatches } from './queries/delete-by-ids.ts';
export { inRange, type NumberRange } from './queries/in-range.ts';
export { insertFrom } from './queries/insert-from.ts';
export { insertInBatches, type Row } from './queries/insert-in-batches.ts';
export { isOneOf } from './queries/is-one-of.ts';
export { type Columns, joinedRow } from './queries/joined-row.ts';
export { fromJsonColumn, toJsonColumn } from './queries/json.ts';
export { madeWithin, newestFirst, type Span } from './queries/newest-first.ts';
export { findNthNewest } from './queries/nth-newest.ts';
export { readInChunks } from './queries/read-in-chunks.ts';
export { runForEach } from './queries/run-statement.ts';
export { selectForEach } from './queries/select-for-each.ts';
export { throughIndex } from './queries/through-index.ts';

export { type Head, type LaneCursor, walkLanes } from './queries/walk-lanes.ts';
export { migrate } from './schema/migrate.ts';
export { migrateDown } from './schema/migrate-down.ts';
export { MigrationsLockedError } from './schema/migration-lock.ts';
export { migrationStatus } from './schema/migration-status.ts';
export { repairMigrations } from './schema/repair-migrations.ts';
export { schemaLooker } from './schema/watch-schema.ts';
export { enterDatabase } from './servers/enter-database.ts';
export { withoutServers } from './servers/without-servers.ts';
export { transaction } from './transaction.ts';
