import { startTcpProxy, type TcpProxy } from '@linkvitals/testing';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { type WatchedGate, watchDatabase } from './database-gate.ts';

export interface MysqlGate {
  readonly gate: WatchedGate;
  readonly db: Database;
  readonly proxy: TcpProxy;
  /** Number of statements `select sleep()` that the database has begun, so their connections exist */
  sleeping(): Promise<number>;
  /** Messages of the log, of level `warn` and above */
  readonly said: readonly string[];
}

/** Starts a gate before a real database, which it reaches through a proxy. */
export async function startMysqlGate(url: URL): Promise<MysqlGate> {
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  const proxied = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const db = openDatabase({ url: proxied });
  const direct = openDatabase({ url: url.href });
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
  const gate = watchDatabase(proxied, { db, log });
  onTestFinished(async () => {
    gate.stop();
    // The proxy is closed first, so that nothing waits for an answer that it holds back.
    await proxy.close();
    await db.close();
    await direct.close();
  });
  const asleep = { db: url.pathname.slice(1), state: 'User sleep' };
  const sleeping = async () =>
    Number((await direct.knex('information_schema.processlist').where(asleep).count({ n: '*' }))[0]?.n);
  return { gate, db, proxy, sleeping, said };
}

/** `done`, or the code of the error with which the work ended */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );
