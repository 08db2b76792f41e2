import { createConnection } from 'mysql2/promise';
import { withDatabase } from './fresh-database.ts';

const OPEN = `select count(*) as n from information_schema.innodb_trx
  join information_schema.processlist on id = trx_mysql_thread_id where db = ?`;

/** The number of open transactions on the MySQL database of this URL. */
export async function countTransactions(databaseUrl: string): Promise<number> {
  const connection = await createConnection(withDatabase(databaseUrl, ''));
  try {
    const [rows] = await connection.query(OPEN, [new URL(databaseUrl).pathname.slice(1)]);
    return Number((rows as { n: number }[])[0]?.n);
  } finally {
    await connection.end();
  }
}
