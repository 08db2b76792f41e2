import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MysqlConnection } from '../connection/database-url.ts';
import { dialMysql } from '../connection/dial-mysql.ts';
import { mysqlLines } from '../connection/mysql-lines.ts';
import { SERVERS_LOCK } from './servers-lock.ts';

/* Times in ms. */
const FIRST_TRY_WITHIN = 5_000;
const AGAIN_AFTER = 1_000;
const PING_EVERY = 60_000;
/** Seconds for which a host that vanished still holds the lock */
const WAIT_TIMEOUT = 120;
/** Seconds of one wait for the lock, after which the wait starts again */
const LOCK_TIMEOUT = 86_400;

/**
 * Registers a server of a MySQL database: holds the servers' lock, or waits for it in the database while another server
 * has it, over a connection of its own. A lost connection is opened again. It costs no further statements.
 */
export async function holdServersLock(target: MysqlConnection): Promise<{ leave(): Promise<void> }> {
  const left = new AbortController();
  const begun = Promise.withResolvers<void>();
  const holding = hold(target, { left: left.signal, onTried: begun.resolve });
  await Promise.race([begun.promise, sleep(FIRST_TRY_WITHIN, undefined, { ref: false })]);
  return {
    async leave() {
      left.abort();
      await holding;
    },
  };
}

interface Holding {
  readonly left: AbortSignal;
  /** Called once the lock is held, or waited for, or could not be tried */
  readonly onTried: () => void;
}

async function hold(target: MysqlConnection, { left, onTried }: Holding): Promise<void> {
  while (!left.aborted) {
    try {
      await holdOnce(target, { left, onTried });
    } catch {
      // The watch of the database reports its faults.
    }
    onTried();
    await sleep(AGAIN_AFTER, undefined, { ref: false, signal: left }).catch(() => {});
  }
}

/** Holds or waits for the lock until the connection ends. */
async function holdOnce(target: MysqlConnection, { left, onTried }: Holding): Promise<void> {
  const socket = mysqlLines(target).open();
  const closed = once(socket, 'close');
  const settings = { ...target, stream: () => socket, connectTimeout: FIRST_TRY_WITHIN };
  const connection = dialMysql(settings);
  // The end of the socket is noticed as well.
  connection.on('error', () => {});
  const close = (): void => void socket.destroy();
  left.addEventListener('abort', close);
  const pings = setInterval(() => connection.ping((error) => error && close()), PING_EVERY).unref();
  const send = (sql: string) => Promise.race([connection.promise().query(sql), closed]);
  try {
    if (left.aborted) return;
    await send(`set wait_timeout = ${WAIT_TIMEOUT}`);
    const [rows] = await send(`select get_lock(${SERVERS_LOCK}, 0) as held`);
    onTried();
    // A holder loses the lock when its connection ends; the database gives it to the next one at once.
    if (!isHeld(rows)) await send(`select get_lock(${SERVERS_LOCK}, ${LOCK_TIMEOUT})`);
    await closed;
  } finally {
    clearInterval(pings);
    left.removeEventListener('abort', close);
    close();
  }
}

const isHeld = (rows: unknown): boolean => Array.isArray(rows) && rows[0]?.held === 1;
