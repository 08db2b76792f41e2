import type { Connection } from 'mysql2';
import type { MysqlConnection } from './database-url.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { dialMysql } from './dial-mysql.ts';
import { WAIT_TIMEOUT_SECONDS } from './mysql-config.ts';
import { type MysqlLines, mysqlLines } from './mysql-lines.ts';

/**
 * Probes a database over connections of its own, so that a busy pool is not mistaken for a database that does not
 * respond.
 */
export interface DatabaseProbe {
  /**
   * Resolves when the database answers, without a time limit. Only the connection may be silent, so every 5 s it tries
   * a new one as well. `overtaken`: the new one answered, so older connections are dead.
   */
  run(): Promise<{ readonly overtaken: boolean }>;
  /** Closes the connection until it is needed again. Not to be called while a probe waits. */
  rest(): void;
  /** Ends the connections; a waiting probe fails. */
  hangUp(): void;
}

const ANEW_EVERY_MS = 5_000;
const TOO_MANY_CONNECTIONS = 1040;

/** Opens the probe. Undefined for SQLite, which is a part of this process. */
export function openDatabaseProbe(url: string): DatabaseProbe | undefined {
  const target = parseDatabaseUrl(url);
  return target.dialect === 'mysql' ? new MysqlProbe(target.connection) : undefined;
}

const answerOf = ({ connection }: Dialled, statement = 'select 1'): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.query(statement, (error) => (error ? reject(error) : resolve()));
  });

interface Dialled {
  readonly connection: Connection;
  readonly socket: ReturnType<MysqlLines['open']>;
}

class MysqlProbe implements DatabaseProbe {
  readonly #target: MysqlConnection;
  readonly #lines: MysqlLines;
  #current: Dialled | undefined;
  #hasAnswered = false;
  #hangUps = 0;

  constructor(target: MysqlConnection) {
    this.#target = target;
    this.#lines = mysqlLines(target);
  }

  #dial(): Dialled {
    const socket = this.#lines.open();
    // The caller has a time limit of its own; one here would cut off an answer that is only read late.
    const settings = { ...this.#target, stream: () => socket, connectTimeout: 0 };
    const connection = dialMysql(settings);
    const dialled = { connection, socket };
    connection.on('error', () => {
      if (this.#current === dialled) this.#current = undefined;
    });
    return dialled;
  }

  /**
   * Probes over a new connection. Undefined: the server responds, but has no room for another connection; existing ones
   * still work.
   */
  async #probeAnew(): Promise<Dialled | undefined> {
    const dialled = this.#dial();
    try {
      await answerOf(dialled, `set wait_timeout = ${WAIT_TIMEOUT_SECONDS}`);
      this.#hasAnswered = true;
      return dialled;
    } catch (error) {
      dialled.socket.destroy();
      if (this.#hasAnswered && (error as { errno?: number }).errno === TOO_MANY_CONNECTIONS) return undefined;
      throw error;
    }
  }

  async #probeKnown(known: Dialled): Promise<Dialled | undefined> {
    const hangUps = this.#hangUps;
    try {
      await answerOf(known);
      return known;
    } catch (error) {
      // When the probe was hung up meanwhile, it is over. Otherwise the connection was lost, which shows nothing about
      // the server.
      if (this.#hangUps !== hangUps) throw error;
      return this.#probeAnew();
    }
  }

  async run(): Promise<{ overtaken: boolean }> {
    const first = Promise.withResolvers<{ readonly by: Dialled | undefined; readonly overtaken: boolean }>();
    const more: Promise<Dialled | undefined>[] = [];
    const listen = (answer: Promise<Dialled | undefined>, overtaken: boolean): void => {
      const onAnswer = (by: Dialled | undefined): void => {
        if (by !== undefined || !overtaken) first.resolve({ by, overtaken });
      };
      answer.then(onAnswer, first.reject);
    };
    listen(this.#current === undefined ? this.#probeAnew() : this.#probeKnown(this.#current), false);
    const anew = setInterval(() => {
      const answer = this.#probeAnew();
      more.push(answer);
      listen(answer, true);
    }, ANEW_EVERY_MS);
    try {
      const { by, overtaken } = await first.promise;
      if (overtaken) {
        this.#hangUps += 1;
        this.#lines.sever(by?.socket);
      }
      this.#current = by;
      return { overtaken };
    } finally {
      clearInterval(anew);
      // The connection is closed in order: a server counts interrupted handshakes, and blocks hosts with too many of
      // them.
      for (const late of more)
        late.then(
          (one) => one !== this.#current && one?.connection.end(),
          () => {},
        );
    }
  }

  rest(): void {
    this.#current?.connection.end();
    this.#current = undefined;
  }

  hangUp(): void {
    this.#hangUps += 1;
    this.#current = undefined;
    this.#lines.sever();
  }
}
