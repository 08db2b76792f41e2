import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { createTable } from '../schema/create-table.ts';
import { openDatabase } from './open-database.ts';

async function withTable(db: Database): Promise<Database> {
  await createTable(db.knex, {
    name: 'things',
    columns: { id: 'id', label: 'varchar(8)', at: 'bigint', on: { type: 'bool', default: 1 }, share: 'real?' },
    primaryKey: ['id'],
    unique: [['label']],
  });
  await createTable(db.knex, {
    name: 'parts',
    columns: { id: 'id', thing_id: 'id' },
    primaryKey: ['id'],
    indexes: [['thing_id']],
    foreignKeys: [{ column: 'thing_id', references: 'things' }],
  });
  return db;
}

const FAR = 8_640_000_000_000_000;

describeEveryEmptyDatabase('a database', (fresh) => {
  it('takes values of every type wherever a statement has a parameter', async () => {
    const { knex } = await withTable(fresh().open());
    await knex('things').insert({ id: 'a', label: 'why?', at: 7, on: 0, share: null });
    await knex('parts').insert({ id: 'p', thing_id: 'a' });
    const given = [knex.raw('? as word', ['w']), knex.raw('? as number', [2])];
    const found = await knex('things as t')
      .join('parts as p', 'p.thing_id', 't.id')
      .where('t.id', 'a')
      .whereIn('t.at', [7, 8])
      .whereRaw("t.label like ? escape '!'", ['%?'])
      .select('t.id', 't.at', 't.on', 't.share', ...given)
      .limit(1);
    expect(found).toEqual([{ id: 'a', at: 7, on: 0, share: null, word: 'w', number: 2 }]);
    expect(await knex('things').where({ id: 'a' }).update({ label: 'no', share: 0.5 })).toBe(1);
    expect(await knex('things').first('label', 'share')).toEqual({ label: 'no', share: 0.5 });
  });

  it('gives back what was stored: big times as numbers, all of Unicode, defaults, NULL', async () => {
    const { knex } = await withTable(fresh().open());
    await knex('things').insert({ id: 'a', label: 'zażółć🦊', at: FAR });
    expect(await knex('things').first()).toEqual({ id: 'a', label: 'zażółć🦊', at: FAR, on: 1, share: null });
  });

  it('counts and sums as numbers', async () => {
    const { knex } = await withTable(fresh().open());
    await knex('things').insert([
      { id: 'a', label: 'a', at: 1, on: 1, share: 0.5 },
      { id: 'b', label: 'b', at: 2, on: 0, share: 0.25 },
    ]);
    const [row] = await knex('things').count({ n: '*' }).sum({ at: 'at', share: 'share' });
    expect(row).toEqual({ n: 2, at: 3, share: 0.75 });
  });

  it('compares text byte by byte, in unique keys, in conditions and in order', async () => {
    const { knex } = await withTable(fresh().open());
    const labels = ['b', 'B', 'ä', 'a'];
    await knex('things').insert(labels.map((label, index) => ({ id: String(index), label, at: 1 })));
    expect(await knex('things').pluck('label').orderBy('label')).toEqual(['B', 'a', 'b', 'ä']);
    expect(await knex('things').where('label', 'A').first()).toBeUndefined();
  });

  it('counts a matched row as updated even when nothing changes', async () => {
    const { knex } = await withTable(fresh().open());
    await knex('things').insert({ id: 'a', label: 'a', at: 1 });
    expect(await knex('things').where({ id: 'a', at: 1 }).update({ at: 1 })).toBe(1);
    expect(await knex('things').where({ id: 'a', at: 2 }).update({ at: 1 })).toBe(0);
  });

  it.each([
    ['text longer than its column', { id: 'a', label: '123456789', at: 1 }],
    ['text in a number column', { id: 'a', label: 'a', at: 'soon' }],
    ['a missing value', { id: 'a', label: 'a' }],
    ['NULL where none may be', { id: 'a', label: null, at: 1 }],
  ])('refuses %s instead of changing it', async (_case, row) => {
    const { knex } = await withTable(fresh().open());
    await expect(knex('things').insert(row)).rejects.toThrow();
    expect(await knex('things').first()).toBeUndefined();
  });

  it('refuses an orphan and deletes children with their parent', async () => {
    const { knex } = await withTable(fresh().open());
    await expect(knex('parts').insert({ id: 'p', thing_id: 'a' })).rejects.toThrow(/foreign key/i);
    await knex('things').insert({ id: 'a', label: 'a', at: 1 });
    await knex('parts').insert({ id: 'p', thing_id: 'a' });
    await knex('things').where({ id: 'a' }).del();
    expect(await knex('parts').first()).toBeUndefined();
  });

  it('keeps its rows when it is closed and opened again', async () => {
    const database = fresh();
    const db = await withTable(openDatabase({ url: database.url }));
    await db.knex('things').insert({ id: 'a', label: 'a', at: 1 });
    await db.close();
    expect(await database.open().knex('things').pluck('id')).toEqual(['a']);
  });

  it('waits for a lock without stopping the process', async () => {
    const database = fresh();
    const { knex } = await withTable(database.open());
    await knex('things').insert({ id: 'a', label: 'a', at: 0 });
    const holder = await knex.transaction();
    await holder('things').update({ at: 1 });
    const waiting = database.open().knex('things').where({ id: 'a' }).update({ at: 2 });
    // If waiting blocked the event loop, this commit would never come and the update would fail.
    const [updated] = await Promise.all([waiting, holder.commit()]);
    expect([updated, await knex('things').pluck('at')]).toEqual([1, [2]]);
  });

  it('prepares every connection', async () => {
    const database = fresh();
    const { knex } = database.open();
    if (database.dialect === 'sqlite') {
      const filename = database.url.slice('sqlite:'.length).replace('test.db', 'new/folder/file.db');
      const nested = openDatabase({ url: `sqlite:${filename}` });
      const read = async (name: string): Promise<unknown> =>
        Object.values((await nested.knex.raw(`pragma ${name}`))[0])[0];
      expect(await read('journal_mode')).toBe('wal');
      expect(await read('synchronous')).toBe(1);
      expect(await read('busy_timeout')).toBe(0);
      expect(await read('foreign_keys')).toBe(1);
      await nested.close();
      expect(existsSync(filename)).toBe(true);
      return;
    }
    const names = ['tx_isolation', 'transaction_isolation'].map((name) => `'${name}'`).join(', ');
    const [variables] = await knex.raw(`show session variables where variable_name in (${names}, 'time_zone')`);
    const values = variables.map((row: { Value: string }) => row.Value);
    expect(new Set(values)).toEqual(new Set(['READ-COMMITTED', '+00:00']));
  });
});
