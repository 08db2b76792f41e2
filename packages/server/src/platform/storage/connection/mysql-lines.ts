// biome-ignore lint/style/noRestrictedImports: the operator names the database, no user does
import { connect, type Socket } from 'node:net';
import type { MysqlConnection } from './database-url.ts';

/** The sockets of a pool. */
export interface MysqlLines {
  /** Opens a socket, for `stream` of mysql2. */
  open(): Socket;
  /**
   * Ends every socket at once except this one, even those in use. A silent server ends no statement, and statements
   * have no time limit of their own: one that deletes many rows may take minutes.
   */
  sever(except?: Socket): void;
}

/** The error of severed sockets. Its code is the one that TCP would have given in the end, for mysql2 and the log. */
const silence = (): Error => Object.assign(new Error('The database has fallen silent.'), { code: 'ETIMEDOUT' });

export function mysqlLines({ host, port }: MysqlConnection): MysqlLines {
  const open = new Set<Socket>();
  return {
    open() {
      const socket = connect({ host, port, noDelay: true, keepAlive: true });
      // Node looks for this name in the certificate. Without it Node looks for "localhost" when the host is an address.
      Object.assign(socket, { _host: host });
      open.add(socket);
      return socket.once('close', () => open.delete(socket));
    },
    sever(except) {
      for (const socket of open) if (socket !== except) socket.destroy(silence());
    },
  };
}
