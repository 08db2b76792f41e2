import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './open-database.ts';

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'reader-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const db = openDatabase({ url: `sqlite:${folder}/x.db` });
  onTestFinished(() => db.close());
  await db.knex.raw('create table t (id integer primary key, name text, data blob) strict');
  await db.knex('t').insert({ id: 1, name: 'Ä', data: Buffer.from([0, 255]) });
  if (db.reader === undefined) throw new Error('A file has a reader.');
  return { knex: db.knex, reader: db.reader.knex };
}

it('the reader sees what was committed before, bytes as bytes', async () => {
  const { knex, reader } = await open();
  expect(await reader('t').where({ id: 1 })).toEqual([{ id: 1, name: 'Ä', data: Buffer.from([0, 255]) }]);
  await knex('t').insert({ id: 2, name: null, data: null });
  expect(await reader('t').where('id', '>', 0).orderBy('id').pluck('id')).toEqual([1, 2]);
});

it('the reader cannot write, says what is wrong with a statement, and goes on', async () => {
  const { knex, reader } = await open();
  await expect(reader.raw('delete from t returning id')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  await expect(reader('nothing')).rejects.toThrow('no such table: nothing');
  expect(await reader('t').first('name')).toEqual({ name: 'Ä' });
  expect(await knex('t').pluck('id')).toEqual([1]);
});

it('a long statement of the reader holds up no statement of others', async () => {
  const { knex, reader } = await open();
  const long = reader.raw(
    'with recursive n(x) as (select 1 union all select x + 1 from n limit 300000) select max(x) as x from n',
  );
  const order: string[] = [];
  const read = long.then(() => order.push('long'));
  for (let one = 0; one < 5; one += 1) await knex('t').first();
  order.push('short');
  await read;
  expect(order).toEqual(['short', 'long']);
});
