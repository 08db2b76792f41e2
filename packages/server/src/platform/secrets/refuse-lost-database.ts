import { stat } from 'node:fs/promises';
import { type Config, ConfigError } from '../config/config.ts';
import { isDatabaseMissing, nameOfDatabase, parseDatabaseUrl } from '../storage/index.ts';
import { keyFile } from './secret-key.ts';

/**
 * Refuses to start with a key file but without a database. The key file is made after the database, so the database was
 * lost, or is looked for in the wrong place. With a new one the server would look like the old one without any data.
 * @throws ConfigError that names the remedy
 */
export async function refuseLostDatabase(config: Config): Promise<void> {
  const target = parseDatabaseUrl(config.databaseUrl);
  if (config.secretKeys.length > 0 || target.dialect !== 'sqlite') return;
  const hasKey = await stat(keyFile(config)).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!hasKey || !(await isDatabaseMissing(target))) return;
  throw new ConfigError(
    `There is no database ${nameOfDatabase(target)}, or it is empty, but ${keyFile(config)} is the key of one. If LINKVITALS_DATA_DIR or DATABASE_URL names the wrong place, correct it. If the database was lost, restore a backup (docs/operations.md, "Restore SQLite"). To begin anew without its data: linkvitals migrate up --new-database`,
  );
}
