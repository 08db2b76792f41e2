import { setTimeout as sleep } from 'node:timers/promises';
import knexModule, { type Knex } from 'knex';
import { parseDatabaseUrl } from '../connection/database-url.ts';
import { makeFile } from '../connection/make-file.ts';
import { isRetryable } from '../faults/is-retryable.ts';
import { holdServersLock } from './hold-servers-lock.ts';

/**
 * Proof for other servers of the same database that this one runs. The operating system ends it when the process dies.
 */
export interface Presence {
  leave(): Promise<void>;
}

interface EnterDatabaseInput {
  /** URL in the form that `openDatabase` takes */
  readonly url: string;
  /**
   * Runs when no other server uses the database; none can enter before it has ended. `afterCrash`: the last server
   * before did not leave properly.
   */
  readonly whenAlone: (state: { readonly afterCrash: boolean }) => Promise<void>;
  /** Milliseconds that another server may take for its `whenAlone`. Default 30,000. */
  readonly patienceMs?: number | undefined;
}

const MAX_PAUSE_MS = 20;

/**
 * Registers a server of the database, and finds out whether it is the only one. For a SQLite file the answer is
 * certain: every running server holds a shared lock on a second, empty file beside it (`<file>-servers`), and a server
 * that gets that file exclusively for a moment is alone. Locks end with their process, however it ends, and not while
 * it is merely stopped (https://www.sqlite.org/lockingv3.html).
 *
 * The file also records whether a server has entered and not left. A log beside the database would not show that,
 * because the next command that opens the database takes the log in.
 *
 * A MySQL server cannot distinguish a dead client from one that it lost touch with: no server is ever alone there, but
 * a lock shows that servers run (`withoutServers`). No server is alone in `:memory:` either, which nobody can have
 * left.
 * @throws Error when another server holds the file exclusively for longer than `patienceMs`
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

/** Keeps servers from entering a SQLite file. Undefined: one is running. */
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

/** Marks in the file's `user_version`, which is 0 in a new file */
const LEFT = 0;
const IN_USE = 1;

async function isMarked(file: Knex): Promise<boolean> {
  const [{ user_version: mark }] = await file.raw('pragma user_version');
  return mark !== LEFT;
}

/**
 * Leaves the database. The last server to leave removes the mark. When it cannot, for example on a full disk, the next
 * start makes a check.
 */
async function leave(file: Knex): Promise<void> {
  try {
    await file.raw('commit');
    if (!(await holds(file, ['begin exclusive']))) return;
    await file.raw(`pragma user_version = ${LEFT}`);
    await file.raw('commit');
  } catch {
    // The mark stays: in use.
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
        // SQLite's own waiting would stop the event loop, which the holder of the lock may need.
        connection.pragma('busy_timeout = 0');
        done(null);
      },
    },
  });
}

/** Whether the statements got the lock, of which the first begins a transaction; if not, the transaction has ended. */
async function holds(file: Knex, statements: readonly string[]): Promise<boolean> {
  try {
    for (const statement of statements) await file.raw(statement);
    return true;
  } catch (error) {
    if (!isRetryable(error)) throw error;
    // A BEGIN that failed has begun no transaction.
    await file.raw('rollback').catch(() => {});
    return false;
  }
}

/** Takes the shared lock by a transaction that has read and never ends. */
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
