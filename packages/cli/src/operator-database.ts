import { openDatabase, readConfig } from '@linkvitals/server';
import type { Io } from './io.ts';

type Database = ReturnType<typeof openDatabase>;

/** Opens the database of this environment as it is, without migrating it, for the time of one command. */
export async function withDatabase<T>({ env }: Io, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: readConfig(env).databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
