import { createConnection } from 'mysql2/promise';

/** A further client of a MySQL database: one session, which keeps its locks and its transaction. */
export interface MysqlClient {
  /** Runs a statement and returns its rows, if it has any. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends the session at once, with its locks and transaction. */
  close(): void;
}

export async function openMysqlClient(url: string): Promise<MysqlClient> {
  const connection = await createConnection(url);
  return {
    async query(sql) {
      const [rows] = await connection.query(sql);
      return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
    },
    close: () => connection.destroy(),
  };
}
