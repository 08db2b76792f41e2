import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { createConnection } from 'mysql2/promise';
import { makeScratchFolder } from '../process/scratch-folder.ts';

/** A database that did not exist before. */
export interface FreshDatabase {
  readonly url: string;
  /** Removes it with all its content. */
  drop(): Promise<void>;
}

/** A SQLite file in a folder of its own, which is not created yet: `sqlite:/path`. */
export async function freshSqlite(): Promise<FreshDatabase> {
  const folder = await makeScratchFolder('linkvitals-sqlite-');
  return { url: `sqlite:${join(folder, 'test.db')}`, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** An empty schema on the server of this URL. */
export async function freshMysql(serverUrl: string): Promise<FreshDatabase> {
  const name = freshName();
  const run = async (sql: string) => {
    const connection = await createConnection(serverUrl);
    try {
      await connection.query(sql);
    } finally {
      await connection.end();
    }
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  return { url: withDatabase(serverUrl, name), drop: () => run(`DROP DATABASE IF EXISTS ${name}`) };
}

/** An unused name on the server of this URL; MongoDB makes databases when they are written to. */
export function freshMongodb(serverUrl: string): FreshDatabase {
  const name = freshName();
  return {
    url: withDatabase(serverUrl, name),
    async drop() {
      const client = await MongoClient.connect(serverUrl);
      try {
        await client.db(name).dropDatabase();
      } finally {
        await client.close();
      }
    },
  };
}

function freshName(): string {
  return `lv_test_${randomBytes(8).toString('hex')}`;
}

/** Puts the name of a database into a URL. The class `URL` cannot be used, because MongoDB's URLs may list several hosts. */
export function withDatabase(serverUrl: string, name: string): string {
  const parts = serverUrl.match(/^([a-z+]+:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/);
  if (!parts) throw new Error('not the URL of a database server');
  return `${parts[1]}/${name}${parts[2] ?? ''}`;
}
