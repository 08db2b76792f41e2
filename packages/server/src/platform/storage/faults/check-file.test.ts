import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSqlite } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { checkFile } from './check-file.ts';
import { damageIndex } from './damage-index.test-support.ts';

const PATIENCE_MS = 60_000;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-check-'));
  file = join(folder, 'test.db');
  await runSqlite(file, 'create table more (n); insert into more values (1)');
});
afterEach(() => rm(folder, { recursive: true }));

it('finds nothing in a file that is whole, and leaves nothing beside it', async () => {
  expect(await checkFile(file, PATIENCE_MS)).toBe('ok');
  expect(await readdir(folder)).toEqual(['test.db']);
});

it.each([
  ['a row that its index does not have', () => damageIndex(file), /is damaged: .*index of_b/],
  ['a page without sense', () => write(4_096, Buffer.alloc(4_096, 0xff)), /is damaged: .*(page|malformed)/i],
  ['a file of something else', () => write(0, Buffer.from('hello')), /is damaged: file is not a database/],
])('names %s, and the ways back', async (_, damage, message) => {
  await damage();
  const check = checkFile(file, PATIENCE_MS);
  await expect(check).rejects.toThrow(OperatorError);
  await expect(check).rejects.toThrow(message);
  await expect(check).rejects.toThrow(`sqlite3 ${file} .recover`);
});

const MANY =
  'with recursive some (n) as (select 1 union all select n + 1 from some where n < 1000000) select n from some';

it('ends when its time is over', async () => {
  await runSqlite(file, `insert into more ${MANY}`);
  expect(await checkFile(file, 1)).toBe('unfinished');
});

async function write(position: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, position);
  await handle.close();
}
