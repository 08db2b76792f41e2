import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { lowersPriority } from '../../niceness.ts';
import { explainFileFault } from '../faults/explain-fault.ts';
import { WaitingSqliteClient } from './sqlite-client.ts';
import { keepStatements } from './statement-cache.ts';

/** Size of the cache: data that are read for one answer are hardly read again for the next. */
const CACHE_KIB = 8 * 1024;
const KEPT = 300;

/**
 * The source of the thread, which opens the file and answers statements. It is a text and no module, because the
 * service may run as one bundled file. It cannot write, whatever statement it gets.
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

/** Converts bytes to buffers: from another thread they arrive as plain `Uint8Array`. */
const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  );

/** The part of a better-sqlite3 connection that Knex uses. It takes one statement at a time, as the pool sends them. */
class ReadingThread {
  readonly inTransaction = false;
  readonly #worker: Worker;
  #hasEnded = false;

  constructor(filename: string) {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    this.#worker = new Worker(source, { eval: true, env: {}, execArgv: [], workerData: { filename, driver } });
    // Callers that wait get the error in `next`; without a listener the error would end the process.
    this.#worker.on('error', () => {});
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Waits for the next answer. @throws the error of SQLite */
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
    // Knex awaits the result, although the real driver answers synchronously.
    return { reader: true, all, run: () => {}, safeIntegers: () => {} };
  }

  close(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/**
 * The dialect of a pool whose connection is on another thread, so that long reads hold up neither short statements nor
 * the event loop
 */
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

/** The dialect for `client` in Knex's configuration; `connection` takes `filename` and `lockTimeoutMs`. */
export const readingSqliteClient = ReadingSqliteClient as unknown as typeof Knex.Client;
