import { type Connection, createConnection } from 'mysql2';
import type { MysqlConnection } from './database-url.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { WAIT_TIMEOUT_SECONDS } from './mysql-config.ts';
import { mysqlLines } from './mysql-lines.ts';

/** A connection of its own, so that a pool that is busy does not pass for a database that is away. */
export interface DatabaseQuestion {
  /** Resolves when the database answers; dials where there is no connection. Waits for ever. */
  ask(): Promise<void>;
  /** Ends the connection; a question that waits fails. */
  hangUp(): void;
}

const TOO_MANY_CONNECTIONS = 1040;

/** Undefined for SQLite, which is a part of this process. */
export function openDatabaseQuestion(url: string): DatabaseQuestion | undefined {
  const target = parseDatabaseUrl(url);
  return target.dialect === 'mysql' ? mysqlQuestion(target.connection) : undefined;
}

const answerOf = (connection: Connection, question = 'select 1'): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.query(question, (error) => (error ? reject(error) : resolve()));
  });

function mysqlQuestion(target: MysqlConnection): DatabaseQuestion {
  const lines = mysqlLines(target);
  let current: Connection | undefined;
  let hasAnswered = false;

  const hangUp = (): void => {
    current = undefined;
    lines.sever();
  };
  const dial = (): Connection => {
    // Whoever asks has patience of their own; a time limit here would cut an answer that is only read late.
    const connection = createConnection({ ...target, stream: lines.open, connectTimeout: 0 });
    connection.on('error', () => {
      if (current === connection) current = undefined;
    });
    current = connection;
    return connection;
  };
  const askAnew = async (): Promise<void> => {
    const connection = dial();
    try {
      await answerOf(connection, `set wait_timeout = ${WAIT_TIMEOUT_SECONDS}`);
      hasAnswered = true;
    } catch (error) {
      if (current === connection) hangUp();
      // It is there, and what connections there are go on working.
      if (hasAnswered && (error as { errno?: number }).errno === TOO_MANY_CONNECTIONS) return;
      throw error;
    }
  };

  return {
    async ask() {
      const known = current;
      if (known === undefined) return askAnew();
      try {
        await answerOf(known);
      } catch (error) {
        // Hung up meanwhile: this question is over. Else the connection was lost, which says nothing of the server.
        if (current !== known && current !== undefined) throw error;
        await askAnew();
      }
    },
    hangUp,
  };
}
