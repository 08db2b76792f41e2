import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSqlite } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './open-database.ts';

it('another pool on the same file, opened and closed, takes no lock away from the first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'test.db');
  const first = openDatabase({ url: `sqlite:${file}` });
  onTestFinished(() => first.close());
  await first.knex.raw('create table things (id integer)');

  const second = openDatabase({ url: `sqlite:${file}` });
  await second.knex.raw('select 1');
  await second.close();
  // A client that is the last one at the file deletes the log when it closes.
  await runSqlite(file, 'select count(*) from things');
  expect(existsSync(`${file}-wal`)).toBe(true);
  await first.knex.raw('insert into things values (1)');
  expect(await runSqlite(file, 'select count(*) from things')).toBe('1');
});
