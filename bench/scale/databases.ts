import { createApt } from '../../packages/testing/src/databases/apt.ts';
import type { DatabaseServer } from '../../packages/testing/src/databases/database-server.ts';
import { freshMongodb, freshMysql, freshSqlite } from '../../packages/testing/src/databases/fresh-database.ts';
import { createLog } from '../../packages/testing/src/databases/log.ts';
import { mongodbServer } from '../../packages/testing/src/databases/mongodb/mongodb-server.ts';
import { mariadbServer } from '../../packages/testing/src/databases/mysql/mariadb-server.ts';
import { mysqlServer } from '../../packages/testing/src/databases/mysql/mysql-server.ts';
import { provision } from '../../packages/testing/src/databases/provision.ts';

const servers = { mariadb: mariadbServer, mysql: mysqlServer, mongodb: mongodbServer };

export type BenchDatabase = 'sqlite' | keyof typeof servers;

/** Empty databases for a bench, on servers that are named in the environment or started and ended with it. */
export interface BenchDatabases extends AsyncDisposable {
  open(kind: BenchDatabase): Promise<string>;
}

export function benchDatabases(): BenchDatabases {
  const log = createLog((text) => void process.stderr.write(text));
  const machine = { log, apt: createApt(log) };
  const ends: (() => Promise<void>)[] = [];
  const serverUrl = async (server: DatabaseServer): Promise<string> => {
    const { provision: provided, running } = await provision(server, machine);
    if ('missing' in provided) throw new Error(`This bench needs ${provided.missing}.`);
    if (running !== undefined) ends.push(() => running.stop());
    return provided.url;
  };
  const urls = new Map<DatabaseServer, Promise<string>>();
  const once = (server: DatabaseServer): Promise<string> => {
    const url = urls.get(server) ?? serverUrl(server);
    urls.set(server, url);
    return url;
  };
  return {
    async open(kind) {
      if (kind === 'mongodb') return freshMongodb(await once(servers[kind])).url;
      const { url, drop } = kind === 'sqlite' ? await freshSqlite() : await freshMysql(await once(servers[kind]));
      ends.push(drop);
      return url;
    },
    async [Symbol.asyncDispose]() {
      for (const end of ends.reverse()) await end();
    },
  };
}
