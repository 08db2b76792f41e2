import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { lowersPriority } from '../../niceness.ts';
import { explainFileFault } from '../faults/explain-fault.ts';
import { WaitingSqliteClient } from './sqlite-client.ts';
import { keepStatements } from './statement-cache.ts';

/** What is read for one answer is hardly read again for the next. */
const CACHE_KIB = 8 * 1024;
const KEPT = 300;

/**
 * The source of the thread: it opens the file, and answers statements. A text and no module, as the service may run as one bundled file.
 * It cannot write, whatever it is sent.
 */
const source = `
const { parentPort, workerData } = require('node:worker_threads');
${lowersPriority}
const faultOf = (error) => ({ message: error.message, code: error.code });
const kept = new Map();
let db;
const open = () => {
  db = new (require(workerData.driver))(workerData.filename, { readonly: true });
  db.pragma('cache_size = -${CACHE_KIB}');
};
const run = ({ sql, bindings }) => {
  const statement = kept.get(sql) ?? db.prepare(sql);
  kept.delete(sql);
  kept.set(sql, statement);
  if (kept.size > ${KEPT}) kept.delete(kept.keys().next().value);
  const rows = statement.all(bindings);
  return { rows, hasBytes: rows.some((row) => Object.values(row).some((value) => value instanceof Uint8Array)) };
};
const answer = (work, message) => {
  try {
    parentPort.postMessage(work(message) ?? {});
  } catch (error) {
    parentPort.postMessage({ fault: faultOf(error) });
  }
};
answer(open);
parentPort.on('message', (message) => answer(run, message));
`;

type Row = Readonly<Record<string, unknown>>;

interface Answer {
  readonly rows?: readonly Row[];
  readonly hasBytes?: boolean;
  readonly fault?: { readonly message: string; readonly code?: string };
}

/** Of another thread, bytes arrive as plain arrays of them. */
const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  );

/** As much of a better-sqlite3 connection as Knex uses; one statement at a time, as the pool sends them. */
class ReadingThread {
  readonly inTransaction = false;
  readonly #worker: Worker;
  #hasEnded = false;

  constructor(filename: string) {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    this.#worker = new Worker(source, { eval: true, env: {}, execArgv: [], workerData: { filename, driver } });
    // Whoever waits for it learns of it; without a listener it would end the process.
    this.#worker.on('error', () => {});
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** @throws the error of SQLite */
  async next(): Promise<readonly Row[]> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const exit = (): void => reject(new Error('The thread that reads the database has ended.'));
    worker.once('message', resolve).once('error', reject).once('exit', exit);
    try {
      const { rows = [], hasBytes, fault } = await promise;
      if (fault !== undefined) throw Object.assign(new Error(fault.message), { code: fault.code });
      return hasBytes ? rows.map(withBuffers) : rows;
    } finally {
      worker.off('message', resolve).off('error', reject).off('exit', exit);
    }
  }

  prepare(sql: string) {
    const all = (bindings: readonly unknown[]): Promise<readonly Row[]> => {
      this.#worker.postMessage({ sql, bindings });
      return this.next();
    };
    // Knex awaits what a statement of the driver answers at once.
    return { reader: true, all, run: () => {}, safeIntegers: () => {} };
  }

  close(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** The dialect of a pool whose connection is on another thread: what it reads holds up no short statement, nor anything else. */
class ReadingSqliteClient extends WaitingSqliteClient {
  override async acquireRawConnection(): Promise<ReadingThread> {
    const { filename } = this.connectionSettings;
    const thread = new ReadingThread(filename);
    try {
      await thread.next();
    } catch (error) {
      await thread.close();
      throw explainFileFault(error, filename);
    }
    keepStatements(thread);
    return thread;
  }

  override async destroyRawConnection(connection: unknown): Promise<void> {
    await (connection as ReadingThread).close();
  }

  validateConnection(connection: ReadingThread): boolean {
    return !connection.hasEnded;
  }
}

/** For `client` in Knex's configuration; `connection` takes `filename` and `lockTimeoutMs`. */
export const readingSqliteClient = ReadingSqliteClient as unknown as typeof Knex.Client;
