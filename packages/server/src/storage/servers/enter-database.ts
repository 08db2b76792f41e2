import { setTimeout as sleep } from 'node:timers/promises';
import knexModule, { type Knex } from 'knex';
import { parseDatabaseUrl } from '../connection/database-url.ts';
import { makeFile } from '../connection/make-file.ts';
import { isRetryable } from '../faults/is-retryable.ts';
import { holdServersLock } from './hold-servers-lock.ts';

/** What shows other servers of the same database that this one runs. The system ends it when the process dies. */
export interface Presence {
  leave(): Promise<void>;
}

interface EnterDatabaseInput {
  /** As in `openDatabase`. */
  readonly url: string;
  /**
   * Runs when no other server of the database lives, and none can come before it has ended.
   * `afterCrash`: the last of those before did not leave.
   */
  readonly whenAlone: (state: { readonly afterCrash: boolean }) => Promise<void>;
  /** How long another may take for its `whenAlone`, ms. Default 30,000. */
  readonly patienceMs?: number | undefined;
}

const MAX_PAUSE_MS = 20;

/**
 * Says that a server works on the database from now on, and finds out whether it is the only one. Certain for a SQLite
 * file: every server holds a shared lock on a second, empty file beside it (`<file>-servers`) for as long as it lives,
 * and whoever gets that file for itself for a moment is alone. Locks end with their process, however it ends, and not
 * while it is merely stopped (https://www.sqlite.org/lockingv3.html). The file says, too, whether anybody has come and
 * not left: a log beside the database does not, because the next command that opens the file takes it in. A MySQL server cannot distinguish a dead client from one
 * that it lost touch with: there nobody is ever alone, but a lock says that servers are there (`withoutServers`). Neither is one in `:memory:`, which nobody can have left.
 * @throws Error when another holds the file for itself longer than `patienceMs`
 */
export async function enterDatabase({ url, whenAlone, patienceMs = 30_000 }: EnterDatabaseInput): Promise<Presence> {
  const target = parseDatabaseUrl(url);
  if (target.dialect === 'mysql') return holdServersLock(target.connection);
  if (target.filename === ':memory:') return { leave: async () => {} };
  const file = openLockFile(serversFile(target.filename));
  try {
    if (await holds(file, ['begin exclusive'])) {
      await whenAlone({ afterCrash: await isMarked(file) });
      await file.raw(`pragma user_version = ${IN_USE}`);
      await file.raw('commit');
    }
    await stay(file, patienceMs);
  } catch (error) {
    await file.destroy();
    throw error;
  }
  return { leave: () => leave(file) };
}

/**
 * Keeps servers of a SQLite file from coming. Undefined: one is there.
 */
export async function holdServersFile(database: string): Promise<{ release(): Promise<void> } | undefined> {
  const file = openLockFile(serversFile(database));
  try {
    if (await holds(file, ['begin exclusive'])) return { release: () => file.destroy() };
  } catch (error) {
    await file.destroy();
    throw error;
  }
  await file.destroy();
  return undefined;
}

/** For the file's own number, which is 0 in a new one. */
const LEFT = 0;
const IN_USE = 1;

async function isMarked(file: Knex): Promise<boolean> {
  const [{ user_version: mark }] = await file.raw('pragma user_version');
  return mark !== LEFT;
}

/** The last one to leave takes the mark away. One that cannot, on a full disk say, costs the next start a check. */
async function leave(file: Knex): Promise<void> {
  try {
    await file.raw('commit');
    if (!(await holds(file, ['begin exclusive']))) return;
    await file.raw(`pragma user_version = ${LEFT}`);
    await file.raw('commit');
  } catch {
    // As it was found: in use.
  } finally {
    await file.destroy();
  }
}

const serversFile = (database: string): string => `${database}-servers`;

function openLockFile(filename: string): Knex {
  makeFile(filename);
  return knexModule.knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: { pragma(source: string): unknown }, done: (error: unknown) => void) {
        // SQLite's own waiting would stop the event loop, in which the holder of the lock may live.
        connection.pragma('busy_timeout = 0');
        done(null);
      },
    },
  });
}

/** Whether the statements, of which the first begins a transaction, got the lock; if not, the transaction is over. */
async function holds(file: Knex, statements: readonly string[]): Promise<boolean> {
  try {
    for (const statement of statements) await file.raw(statement);
    return true;
  } catch (error) {
    if (!isRetryable(error)) throw error;
    // A BEGIN that failed has begun nothing.
    await file.raw('rollback').catch(() => {});
    return false;
  }
}

/** Takes the shared lock: a transaction that has read and never ends. */
async function stay(file: Knex, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds(file, ['begin', 'select count(*) from sqlite_master']))) {
    if (performance.now() >= deadline) {
      throw new Error(
        'Another server of this database does not come to the end of its start. Stop it, then start again.',
      );
    }
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
}
