import {
  openDatabase,
  readConfig,
  refuseEmptiedDatabase,
  refuseLostDatabase,
  refuseMissingDatabase,
} from '@linkvitals/server';
import type { Io } from 'linkvitals';

type Database = ReturnType<typeof openDatabase>;

interface DatabaseOptions {
  /** Whether the command may make a database that does not exist. Default false. */
  readonly mayMake?: boolean;
  /** Whether it may make a new database when the old one is gone and its key is still there. Default false. */
  readonly mayReplace?: boolean;
}

/**
 * Opens the database of this environment as it is, without migrating it, for the time of one command.
 * @throws OperatorError when there is none; ConfigError when there is none beside its key, or it was emptied
 */
export async function withDatabase<T>(
  { env }: Io,
  work: (db: Database) => Promise<T>,
  { mayMake = false, mayReplace = false }: DatabaseOptions = {},
): Promise<T> {
  const config = readConfig(env);
  const { databaseUrl } = config;
  if (!mayMake) await refuseMissingDatabase(databaseUrl);
  else if (!mayReplace) await refuseLostDatabase(config);
  const db = openDatabase({ url: databaseUrl });
  try {
    if (!mayReplace) await refuseEmptiedDatabase(db.knex, config);
    return await work(db);
  } finally {
    await db.close();
  }
}
