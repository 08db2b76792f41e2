import { afterAll, beforeAll, describe } from 'vitest';
import { createApt } from './apt.ts';
import { type Flavour, flavourNames, flavourOfRun } from './flavour.ts';
import { type FreshDatabase, freshMongodb, freshMysql, freshSqlite } from './fresh-database.ts';
import { createLog } from './log.ts';
import { mariadbServer } from './mysql/mariadb-server.ts';
import { mysqlServer } from './mysql/mysql-server.ts';
import { preferMysqlClients } from './mysql/unpacked-mysql.ts';
import { selectionOfRun } from './selection.ts';
import { chromiumUrl, mongodbUrl, mysqlUrl, redisUrl } from './server-url.ts';

/** Makes an empty database and returns its URL: `sqlite:/path`, `mysql://...` or `mongodb://...`. It is dropped after the suite. */
export type OpenDatabase = () => Promise<string>;
export type DatabaseSuite = (open: OpenDatabase) => void;

/**
 * Runs a suite on SQLite in `npm test`, and on MariaDB in the long lane, or skips it there without a server. It is for
 * features, whose SQL is so plain that databases seldom differ.
 */
export function describeDatabases(name: string, suite: DatabaseSuite): void {
  describeSelected(name, suite, { first: ['sqlite'], second: ['mariadb'] });
}

export interface EveryDatabaseOptions {
  /** The databases of `npm test`, if SQLite alone is enough. Default: SQLite and MariaDB. */
  readonly short?: 'sqlite';
}

/**
 * Runs a suite on SQLite and MariaDB in `npm test`, and on MySQL in the long lane: for stores, leases, the schema,
 * deletion and statements that lock. With `short: 'sqlite'`, MariaDB is left to the long lane too: for plain SQL, or
 * many tests.
 */
export function describeEveryDatabase(name: string, suite: DatabaseSuite, { short }: EveryDatabaseOptions = {}): void {
  const isShort = short === 'sqlite';
  describeSelected(name, suite, {
    first: isShort ? ['sqlite'] : ['sqlite', 'mariadb'],
    second: isShort ? ['mariadb', 'mysql'] : ['mysql'],
  });
}

type Selected = Readonly<Record<'first' | 'second', readonly (Flavour | 'sqlite')[]>>;

function describeSelected(name: string, suite: DatabaseSuite, { first, second }: Selected): void {
  const selection = selectionOfRun();
  const every = [...first, ...second];
  // A run for MySQL uses MySQL alone.
  const databases =
    flavourOfRun() === 'mysql' ? ['mysql' as const] : selection === 'every' ? every : { first, second }[selection];
  describe(name, () => {
    for (const database of databases) {
      if (database === 'sqlite') describe('on SQLite', () => suite(opener(freshSqlite)));
      else describeSql(`on ${flavourNames[database]}`, database, suite);
    }
  });
}

/** Runs a suite on the run's SQL server alone, for features that SQLite lacks; skipped without a server. */
export function describeMysql(name: string, suite: DatabaseSuite): void {
  describeSql(name, flavourOfRun(), suite);
}

function describeSql(name: string, flavour: Flavour, suite: DatabaseSuite): void {
  const url = () => mysqlUrl(flavour);
  describeOn(name, url, (serverUrl) => {
    // Backup programs of one server do not fit the other, and the next suite may be on the other.
    if (flavour === 'mysql') beforeAll(() => preferMysqlClients());
    suite(opener(() => freshMysql(serverUrl)));
  });
}

/**
 * Runs a suite on an SQL server of its own, whose settings it may change; `server` returns the URL of its root account.
 * Skipped when no server can be started here.
 */
export function describeOwnMysql(name: string, suite: (server: () => string) => void): void {
  const kind = flavourOfRun() === 'mysql' ? mysqlServer : mariadbServer;
  const log = createLog((text) => void process.stderr.write(text));
  const machine = { log, apt: createApt(log) };
  const startable = async () => {
    // The environment may name the run's server; then this machine may have none to start.
    const isHere =
      (await mysqlUrl()) !== undefined &&
      (await kind.install(machine).then(
        () => true,
        () => false,
      ));
    return isHere ? 'here' : undefined;
  };
  describeOn(name, startable, () => {
    let url = '';
    beforeAll(async () => {
      const running = await kind.start(machine);
      url = running.url;
      return running.stop;
    });
    suite(() => url);
  });
}

/** Runs a suite on MongoDB; skipped without a server. */
export function describeMongodb(name: string, suite: DatabaseSuite): void {
  describeOn(name, mongodbUrl, (url) => suite(opener(async () => freshMongodb(url))));
}

/** Runs a suite on Redis with the URL of the server; skipped without a server. */
export function describeRedis(name: string, suite: (url: string) => void): void {
  describeOn(name, redisUrl, suite);
}

/** Runs a suite in Chromium with the URL of its DevTools; skipped without a browser. */
export function describeChromium(name: string, suite: (url: string) => void): void {
  describeOn(name, chromiumUrl, suite);
}

/** URL of an empty database on the run's SQL server, which is removed with the server. Undefined without a server. */
export async function freshMysqlUrl(): Promise<string | undefined> {
  const url = await mysqlUrl();
  return url === undefined ? undefined : (await freshMysql(url)).url;
}

/** URL of an unused database on the run's MongoDB server. Undefined without a server. */
export async function freshMongoUrl(): Promise<string | undefined> {
  const url = await mongodbUrl();
  return url === undefined ? undefined : freshMongodb(url).url;
}

/** Describes a suite on a server. Its URL is awaited while the tests are collected, because only then can they be skipped. */
function describeOn(name: string, serverUrl: () => Promise<string | undefined>, suite: (url: string) => void): void {
  describe(name, async () => {
    const url = await serverUrl();
    if (url === undefined) describe.skip('no server', () => suite(''));
    else suite(url);
  });
}

function opener(fresh: () => Promise<FreshDatabase>): OpenDatabase {
  const opened: FreshDatabase[] = [];
  // It is registered before the suite's own hooks, so it runs after them, when connections are closed.
  afterAll(async () => {
    for (const database of opened) await database.drop();
  });
  return async () => {
    const database = await fresh();
    opened.push(database);
    return database.url;
  };
}
