import type { Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';
import type { Database, Executor } from '../database.ts';
import { explainFault, fileOf } from '../faults/explain-fault.ts';
import { isRetryable } from '../faults/is-retryable.ts';
import { migrations } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { withMigrationLock } from './migration-lock.ts';
import { createChecksums, MIGRATIONS_TABLE, migrationStatus, replaceChecksum } from './migration-status.ts';

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Servers that start at once wait for
 * the first one.
 * @throws MigrationsLockedError when the first one takes long, or another client holds a lock; OperatorError, changing
 * nothing, when a newer version has already migrated the database, a step was run with another text, or a SQLite file
 * cannot be used
 */
export async function migrate(db: Database): Promise<string[]> {
  try {
    const { pending, unknown, changed } = await migrationStatus(db);
    if (pending.length === 0 && unknown.length === 0 && changed.length === 0) return [];
    return await withMigrationLock(db, (executor) => runPending(db, executor));
  } catch (error) {
    throw isRetryable(error) ? error : explainFault(error, db);
  }
}

async function runPending(db: Database, executor: Executor): Promise<string[]> {
  const { pending, unknown, changed } = await migrationStatus(db, executor);
  const where = fileOf(db) ?? 'the database';
  if (unknown.length > 0) {
    throw new OperatorError(
      `A newer version of Linkvitals has migrated ${where} (${unknown.join(', ')}). Start that version, or go back as docs/operations.md, "Upgrade", says: \`linkvitals migrate down\` of the newer version, or a backup.`,
    );
  }
  if (changed.length > 0) {
    throw new OperatorError(
      `The tables of ${where} may not be those of this version: it ran other steps, or an unreleased version made it (${few(changed)}). Nothing was changed. Back up, then run \`linkvitals migrate repair\`, which compares the tables and says what to do.`,
    );
  }
  await createChecksums(executor);
  // This code holds the lock; a row that contradicts was left by a killed server.
  await executor.migrate.forceFreeMigrationsLock(KNEX_MIGRATIONS);
  await executor.migrate.latest(KNEX_MIGRATIONS);
  return pending;
}

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: (step) =>
    Promise.resolve({
      // The checksum comes first: then a step that Knex has recorded always has one, wherever the server is killed.
      async up(executor: Executor) {
        await replaceChecksum(executor, step);
        await step.up(executor);
      },
      down: step.down,
    }),
};

/** Joins the first names of a list. */
const few = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

const KNEX_MIGRATIONS: Knex.MigratorConfig = {
  tableName: MIGRATIONS_TABLE,
  migrationSource,
  disableTransactions: true,
};
