import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../config/config.ts';
import { backUpBeforeMigration } from '../backup/back-up-before-migration.ts';
import { parseDatabaseUrl } from '../connection/database-url.ts';
import type { Database, Executor } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { isInstalled, nameOfDatabase } from './refuse-missing.ts';

type Places = Pick<Config, 'dataDir' | 'databaseUrl'>;

const noteOf = ({ dataDir }: Places): string => join(dataDir, 'mysql-database');

/** Notes in the data folder which MySQL database it is used with. If the folder is not writable, there is no note. */
async function noteDatabase(places: Places): Promise<void> {
  const target = parseDatabaseUrl(places.databaseUrl);
  if (target.dialect === 'sqlite') return;
  await writeFile(noteOf(places), `${nameOfDatabase(target)}\n`, { mode: 0o600 }).catch(() => {});
}

export interface MigratedInstallation {
  /** Names of the migrations that ran */
  readonly ran: readonly string[];
  /** Path of the backup that was made before; undefined: none was needed */
  readonly backup: string | undefined;
}

/**
 * Brings the schema of a server's own database up to date, after a backup of a SQLite file, and notes that the data
 * folder is used with it.
 * @throws ConfigError when the database was emptied; also every error of `backUpBeforeMigration` and `migrate`
 */
export async function migrateInstallation(
  db: Database,
  { upgradeBackups, ...places }: Places & Pick<Config, 'upgradeBackups'>,
): Promise<MigratedInstallation> {
  await refuseEmptiedDatabase(db.knex, places);
  const backup = await backUpBeforeMigration(db, upgradeBackups);
  const ran = await migrate(db);
  await noteDatabase(places);
  return { ran, backup };
}

/**
 * Refuses an empty MySQL database that the data folder was used with, because it has lost its tables. With new tables
 * the server would look like the old one without any data. The key file shows nothing here: it may have been made while
 * the database did not respond.
 * @throws ConfigError that names the remedy
 */
export async function refuseEmptiedDatabase(executor: Executor, places: Places): Promise<void> {
  const target = parseDatabaseUrl(places.databaseUrl);
  if (target.dialect === 'sqlite') return;
  const noted = await readFile(noteOf(places), 'utf8').catch(() => '');
  if (noted.trim() !== nameOfDatabase(target) || (await isInstalled(executor))) return;
  throw new ConfigError(
    `The database ${nameOfDatabase(target)} has no data of Linkvitals, but ${noteOf(places)} says that there was some. If the database was lost, restore a backup (docs/operations.md, "Restore MySQL or MariaDB"). To begin anew without its data: linkvitals migrate up --new-database`,
  );
}
