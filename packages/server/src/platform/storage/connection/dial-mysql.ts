import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type * as Mysql2 from 'mysql2';

/** The members of a connection that its types leave out. */
interface Inner extends EventEmitter {
  readonly stream: Duplex;
  addCommand(command: unknown): unknown;
  handlePacket(packet: unknown): void;
  readonly _command?: unknown;
  protocolError(message: string, code?: string): void;
  startTLS(onSecure: (error?: Error) => void): void;
}

/** The driver is loaded when it is used, because a server on SQLite starts sooner without it. */
const driver = (): typeof Mysql2 => createRequire(import.meta.url)('mysql2');

/**
 * Maximum bytes of an answer. The largest one is ten pages of a resumed crawl, with 500,000 anchors each: 27 MB. Lists
 * have a tenth of that.
 */
const MAX_ANSWER = 64 * 1024 * 1024;
/** Minimum bytes of a row in memory, besides its text */
const ROW = 64;

/**
 * Opens a connection to a server that may be hostile:
 * - The server gets no file of this machine (LOCAL INFILE): the driver offers none.
 * - An answer beyond the bound ends the connection. So do packets out of order, which the driver would only log.
 * - An answer of an unexpected shape fails its statement, which the driver would leave waiting forever.
 */
export function dialMysql(settings: Mysql2.ConnectionOptions): Mysql2.Connection {
  // A spread would lose the password, because Knex hides it.
  const { password = '' } = settings;
  const connection = driver().createConnection({ ...settings, password, flags: ['-LOCAL_FILES'] });
  boundAnswers(connection as unknown as Inner);
  return connection;
}

function boundAnswers(connection: Inner): void {
  let held = 0;
  const cutOff = (why: string): void => void connection.stream.destroy(new Error(why));
  const hold = (bytes: number): void => {
    held += bytes;
    if (held > MAX_ANSWER) cutOff('The answer of the database does not end.');
  };
  const watch = ({ stream }: Inner): void => void stream.on('data', ({ length }: Buffer) => hold(length));
  const { addCommand, handlePacket, protocolError, startTLS } = connection;
  Object.assign(connection, {
    addCommand(command: unknown) {
      held = 0;
      return addCommand.call(connection, command);
    },
    handlePacket(packet: unknown) {
      hold(ROW);
      if (!connection.stream.destroyed) handlePacket.call(connection, packet);
    },
    protocolError(message: string, code?: string) {
      // The driver's own handler would leave the statement waiting. An error thrown here fails it, because the driver
      // catches the error and passes it on.
      if (connection._command) throw new Error(message);
      protocolError.call(connection, message, code);
    },
    startTLS(onSecure: (error?: Error) => void) {
      startTLS.call(connection, onSecure);
      watch(connection);
    },
  } satisfies Partial<Inner>);
  watch(connection);
  connection.on('warn', () => cutOff('The database sends packets out of order.'));
}
