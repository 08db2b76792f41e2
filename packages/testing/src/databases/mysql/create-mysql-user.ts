import { createConnection } from 'mysql2/promise';

/** Makes a user who may do everything in the database of this URL and nothing else. An existing user is replaced. */
export async function createMysqlUser(
  databaseUrl: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    await connection.query('CREATE USER IF NOT EXISTS ?@?', [name, '%']);
    await connection.query('ALTER USER ?@? IDENTIFIED BY ?', [name, '%', password]);
    await connection.query('GRANT ALL ON ??.* TO ?@?', [new URL(databaseUrl).pathname.slice(1), name, '%']);
  } finally {
    await connection.end();
  }
}
