import { createApt } from './apt.ts';
import type { DatabaseServer } from './database-server.ts';
import { type FreshDatabase, freshMongodb, freshMysql, freshSqlite } from './fresh-database.ts';
import { createLog } from './log.ts';
import { mongodbServer } from './mongodb/mongodb-server.ts';
import { mariadbServer } from './mysql/mariadb-server.ts';
import { mysqlServer } from './mysql/mysql-server.ts';
import { preferMysqlClients } from './mysql/unpacked-mysql.ts';
import { provision } from './provision.ts';

export { findProgram } from '../process/find-program.ts';

export interface OwnDatabases extends AsyncDisposable {
  readonly databaseUrl: string;
  /** Present with `mariadb` only. */
  readonly mongodbUrl?: string;
}

/**
 * Makes empty databases for a program that is no test: a SQLite file, a database on a MariaDB server, or that and one
 * on a MongoDB server; or a database on a MySQL server, whose client programs are then found first. The servers come from the environment, or are started here and end with the result.
 * @throws Error when no such server can be had
 */
export async function freshDatabases(
  kind: 'sqlite' | 'mariadb' | 'mariadb-alone' | 'mysql-alone',
): Promise<OwnDatabases> {
  const open = new AsyncDisposableStack();
  try {
    if (kind === 'sqlite') return own(open, { databaseUrl: dropped(open, await freshSqlite()) });
    if (kind === 'mysql-alone') {
      const databaseUrl = dropped(open, await freshMysql(await serve(open, mysqlServer)));
      open.defer(preferMysqlClients());
      return own(open, { databaseUrl });
    }
    const mysql = dropped(open, await freshMysql(await serve(open, mariadbServer)));
    if (kind === 'mariadb-alone') return own(open, { databaseUrl: mysql });
    const mongodb = dropped(open, freshMongodb(await serve(open, mongodbServer)));
    return own(open, { databaseUrl: mysql, mongodbUrl: mongodb });
  } catch (error) {
    await open.disposeAsync();
    throw error;
  }
}

async function serve(open: AsyncDisposableStack, server: DatabaseServer): Promise<string> {
  const log = createLog((text) => void process.stderr.write(text));
  const { provision: found, running } = await provision(server, { log, apt: createApt(log) });
  if ('missing' in found) throw new Error(`There is no ${server.name} server. ${found.missing}`);
  if (running !== undefined) open.defer(() => running.stop());
  return found.url;
}

function dropped(open: AsyncDisposableStack, database: FreshDatabase): string {
  open.defer(() => database.drop());
  return database.url;
}

const own = (open: AsyncDisposableStack, urls: Omit<OwnDatabases, keyof AsyncDisposable>): OwnDatabases => ({
  ...urls,
  [Symbol.asyncDispose]: () => open.disposeAsync(),
});
