import { createConnection } from 'mysql2/promise';
import { withDatabase } from './fresh-database.ts';

/** Open connections to the MySQL database of this URL, as its server sees them. */
export async function countConnections(databaseUrl: string): Promise<number> {
  const connection = await createConnection(withDatabase(databaseUrl, ''));
  try {
    const name = new URL(databaseUrl).pathname.slice(1);
    const [rows] = await connection.query('select count(*) as n from information_schema.processlist where db = ?', [
      name,
    ]);
    return Number((rows as { n: number }[])[0]?.n);
  } finally {
    await connection.end();
  }
}
