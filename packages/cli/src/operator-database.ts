import { openDatabase, readConfig, refuseMissingDatabase } from '@linkvitals/server';
import type { Io } from './io.ts';

type Database = ReturnType<typeof openDatabase>;

interface DatabaseOptions {
  /** Whether the command has something to do in a database that is not there. Default false. */
  readonly mayMake?: boolean;
}

/**
 * Opens the database of this environment as it is, without migrating it, for the time of one command.
 * @throws OperatorError when there is none
 */
export async function withDatabase<T>(
  { env }: Io,
  work: (db: Database) => Promise<T>,
  { mayMake = false }: DatabaseOptions = {},
): Promise<T> {
  const { databaseUrl } = readConfig(env);
  if (!mayMake) await refuseMissingDatabase(databaseUrl);
  const db = openDatabase({ url: databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
