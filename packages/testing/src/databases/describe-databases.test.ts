import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDatabases, describeMongodb } from './describe-databases.ts';
import { withDatabase } from './fresh-database.ts';

const opened: string[] = [];

describeDatabases('a suite on SQL', (open) => {
  let urls: string[];
  beforeAll(async () => {
    urls = [await open(), await open()];
    opened.push(...urls);
  });

  test('every open gives another database', () => {
    expect(new Set(urls).size).toBe(2);
  });

  test('the URL names a database that can be used', async () => {
    const [url = ''] = urls;
    if (url.startsWith('sqlite:')) {
      expect(existsSync(url.slice('sqlite:'.length))).toBe(false); // the one who opens it makes the file
      expect(existsSync(dirname(url.slice('sqlite:'.length)))).toBe(true);
      return;
    }
    const connection = await createConnection(url);
    await connection.query('CREATE TABLE notes (text VARCHAR(20))');
    await connection.query("INSERT INTO notes VALUES ('naïve 🦋')");
    expect((await connection.query('SELECT text FROM notes'))[0]).toEqual([{ text: 'naïve 🦋' }]);
    await connection.end();
  });
});

describeMongodb('a suite on MongoDB', (open) => {
  let client: MongoClient;
  beforeAll(async () => {
    client = await MongoClient.connect(await open());
  });
  afterAll(() => client.close());

  test('the URL names an empty database that can be used', async () => {
    const notes = client.db().collection('notes');
    expect(await notes.countDocuments()).toBe(0);
    await notes.insertOne({ text: 'naïve 🦋' });
    expect(await notes.findOne({}, { projection: { _id: 0 } })).toEqual({ text: 'naïve 🦋' });
  });
});

// This test runs after the suites above, because vitest keeps the order of the file.
test('the databases of a suite are gone after it', async () => {
  const files = opened.filter((url) => url.startsWith('sqlite:')).map((url) => url.slice('sqlite:'.length));
  expect(opened.length).toBeGreaterThan(0);
  expect(files.filter((file) => existsSync(dirname(file)))).toEqual([]);
  for (const url of opened.filter((url) => url.startsWith('mysql:'))) {
    await expect(createConnection(url)).rejects.toMatchObject({ code: 'ER_BAD_DB_ERROR' });
  }
});

describe('withDatabase', () => {
  test.each([
    ['mysql://root@127.0.0.1:3306', 'mysql://root@127.0.0.1:3306/x'],
    ['mysql://u:p%40@h/old?ssl=1', 'mysql://u:p%40@h/x?ssl=1'],
    ['mongodb://a:1,b:2/?replicaSet=r', 'mongodb://a:1,b:2/x?replicaSet=r'],
  ])('%s becomes %s', (server, url) => {
    expect(withDatabase(server, 'x')).toBe(url);
  });
});
