// biome-ignore lint/style/noRestrictedImports: the operator names the database, no user does
import { connect, type Socket } from 'node:net';
import type { MysqlConnection } from './database-url.ts';

/** The sockets of a pool. */
export interface MysqlLines {
  /** For `stream` of mysql2. */
  open(): Socket;
  /**
   * Ends every socket at once but this one, those in use too. A server that has fallen silent ends none, and statements have no time
   * limit of their own: one that deletes much may take minutes.
   */
  sever(except?: Socket): void;
}

/** The code says to mysql2 and to our log what TCP would have said in the end. */
const silence = (): Error => Object.assign(new Error('The database has fallen silent.'), { code: 'ETIMEDOUT' });

export function mysqlLines({ host, port }: MysqlConnection): MysqlLines {
  const open = new Set<Socket>();
  return {
    open() {
      const socket = connect({ host, port, noDelay: true, keepAlive: true });
      // The name to look for in the certificate. Without it Node looks for "localhost" where the host is an address.
      Object.assign(socket, { _host: host });
      open.add(socket);
      return socket.once('close', () => open.delete(socket));
    },
    sever(except) {
      for (const socket of open) if (socket !== except) socket.destroy(silence());
    },
  };
}
