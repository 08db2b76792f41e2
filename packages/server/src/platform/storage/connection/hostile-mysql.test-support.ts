import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { ServerCertificate } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from './open-database.ts';

/* Packets as https://dev.mysql.com/doc/dev/mysql-server/latest/PAGE_PROTOCOL.html describes them. */

const TEXT = 0xfd;
const SSL = 0x800;
const COM_QUERY = 3;
const CAPABILITIES = 0x00_08_82_09; // LONG_PASSWORD, CONNECT_WITH_DB, PROTOCOL_41, SECURE_CONNECTION, PLUGIN_AUTH

/** Bytes of the server with which a password is hashed */
export const CHALLENGE = 'abcdefghijklmnopqrst';

export function packet(number: number, ...parts: readonly (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))));
  const header = Buffer.alloc(4);
  header.writeUIntLE(body.length, 0, 3);
  header[3] = number;
  return Buffer.concat([header, body]);
}

/** A text with its length before it */
const counted = (text: Buffer | string): Buffer => {
  const bytes = Buffer.from(text);
  if (bytes.length < 251) return Buffer.concat([Buffer.of(bytes.length), bytes]);
  const length = Buffer.alloc(5);
  length[0] = 0xfe - 1;
  length.writeUIntLE(bytes.length, 1, 3);
  return Buffer.concat([length.subarray(0, 4), bytes]);
};

export const ok = (number: number): Buffer => packet(number, Buffer.of(0, 0, 0, 2, 0, 0, 0));

export const refusal = (number: number, code: number, message: string): Buffer =>
  packet(number, 0xff, code & 0xff, code >> 8, '#HY000', message);

export const switchTo = (number: number, plugin: string): Buffer =>
  packet(number, 0xfe, `${plugin}\0`, `${CHALLENGE}\0`);

interface Greeting {
  readonly plugin?: string;
  readonly hasTls?: boolean;
}

export function greeting({ plugin = 'mysql_native_password', hasTls = false }: Greeting = {}): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeUInt32LE(hasTls ? CAPABILITIES + SSL : CAPABILITIES);
  const [low, high] = [flags.subarray(0, 2), flags.subarray(2)];
  const begin = Buffer.concat([Buffer.from('\x0a9.9.9-hostile\0'), Buffer.of(7, 0, 0, 0)]);
  return packet(
    0,
    begin,
    `${CHALLENGE.slice(0, 8)}\0`,
    low,
    45,
    Buffer.of(2, 0),
    high,
    21,
    Buffer.alloc(10),
    `${CHALLENGE.slice(8)}\0`,
    `${plugin}\0`,
  );
}

const column = (number: number, name: string, type: number): Buffer => {
  const names = ['def', '', '', '', name, ''].map(counted);
  return packet(number, ...names, 12, Buffer.of(45, 0, 255, 0, 0, 0, type, 0, 0, 0, 0, 0));
};

const end = (number: number): Buffer => packet(number, Buffer.of(0xfe, 0, 0, 2, 0));

/** A result with columns and rows of text. A row may have another number of values than there are columns. */
export function resultOf(
  columns: readonly (string | { readonly name: string; readonly type: number })[],
  rows: readonly (readonly string[])[],
): Buffer {
  const packets = [packet(1, columns.length)];
  const next = (): number => (packets.length + 1) % 256;
  for (const given of columns) {
    const { name, type } = typeof given === 'string' ? { name: given, type: TEXT } : given;
    packets.push(column(next(), name, type));
  }
  packets.push(end(next()));
  for (const row of rows) packets.push(packet(next(), ...row.map(counted)));
  packets.push(end(next()));
  return Buffer.concat(packets);
}

export interface HostileScript {
  /** First bytes for each client. Default: a greeting, with TLS if there is a certificate. */
  readonly greeting?: Buffer;
  /** Certificate that the server shows when TLS begins */
  readonly certificate?: ServerCertificate;
  /**
   * Called with each further packet until `isIn` is called; `number` is the number of the next one. Default: accepts
   * every login.
   */
  readonly login?: (client: HostileClient, body: Buffer, number: number) => void;
  /** Default: every statement succeeds. */
  readonly query?: (client: HostileClient, sql: string) => void;
}

export interface HostileClient {
  write(bytes: Buffer): void;
  readonly socket: Socket;
  /** Accepts the login: from now on the client sends statements. */
  isIn(): void;
}

export interface HostileMysql {
  readonly port: number;
  /** Everything that clients have sent, decrypted */
  readonly received: () => Buffer;
  readonly queries: readonly string[];
}

/** Starts a server on 127.0.0.1 that speaks enough of MySQL's protocol to pass for one, and then follows the script. */
async function startHostileMysql(script: HostileScript = {}): Promise<HostileMysql> {
  const received: Buffer[] = [];
  const queries: string[] = [];
  const sockets = new Set<Socket>();
  const { certificate } = script;
  const context = certificate && createSecureContext({ key: certificate.key, cert: certificate.chain });
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let line: Socket = socket;
    let pending = Buffer.alloc(0);
    let isIn = false;
    const client: HostileClient = {
      write: (bytes) => void line.write(bytes),
      get socket() {
        return line;
      },
      isIn: () => {
        isIn = true;
      },
    };
    const take = (body: Buffer, number: number): void => {
      if (line === socket && context !== undefined && body.length === 32) {
        socket.removeAllListeners('data').pause();
        socket.unshift(pending);
        pending = Buffer.alloc(0);
        line = new TLSSocket(socket, { isServer: true, secureContext: context });
        sockets.add(line.on('error', () => {}).on('data', read));
      } else if (!isIn && script.login !== undefined) script.login(client, body, number + 1);
      else if (!isIn) {
        client.isIn();
        client.write(ok(number + 1));
      } else if (body.length === 0) {
        // This is the end of a file that the server requested.
        client.write(ok(number + 1));
      } else if (body[0] === COM_QUERY) {
        const sql = body.toString('utf8', 1);
        queries.push(sql);
        // A pool sends these statements on each new connection.
        if (script.query === undefined || /^(set |select version)/i.test(sql)) client.write(ok(1));
        else script.query(client, sql);
      }
    };
    const read = (bytes: Buffer): void => {
      received.push(bytes);
      pending = Buffer.concat([pending, bytes]);
      while (pending.length >= 4 && pending.length >= 4 + pending.readUIntLE(0, 3)) {
        const length = pending.readUIntLE(0, 3);
        const [number = 0, body] = [pending[3], pending.subarray(4, 4 + length)];
        pending = pending.subarray(4 + length);
        take(body, number);
      }
    };
    socket.on('data', read);
    socket.write(script.greeting ?? greeting({ hasTls: certificate !== undefined }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, received: () => Buffer.concat(received), queries };
}

export const PASSWORD = 'canary-of-a-password';
export const STATEMENT = "select 'canary-of-a-statement'";

export interface OpenedHostile {
  readonly server: HostileMysql;
  readonly db: Database;
}

/** Opens the real pool on such a server. */
export async function openHostile(
  script: HostileScript,
  { host = '127.0.0.1', query = '' } = {},
): Promise<OpenedHostile> {
  const server = await startHostileMysql(script);
  const db = openDatabase({ url: `mysql://me:${PASSWORD}@${host}:${server.port}/lv${query}` });
  onTestFinished(async () => {
    const closed = db.close();
    db.sever();
    await closed;
  });
  return { server, db };
}

export const send = ({ db }: OpenedHostile, sql = STATEMENT): Promise<unknown> =>
  db.knex.raw(sql).then(([rows]) => rows);

/** Collects errors that would have ended the process. */
export function watchProcess(): readonly unknown[] {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('uncaughtExceptionMonitor', note).on('unhandledRejection', note);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note).off('unhandledRejection', note));
  return uncaught;
}
