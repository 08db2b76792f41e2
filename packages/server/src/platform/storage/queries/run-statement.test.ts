import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../connection/open-database.ts';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { transaction } from '../transaction.ts';
import { runForEach, runStatement } from './run-statement.ts';

interface Seen {
  readonly sql: string;
  readonly __knexQueryUid: string;
  readonly __knexTxId?: string;
}

describeEveryEmptyDatabase('a statement that is text', (fresh) => {
  it('answers its rows, alone and in a transaction, which it is a part of', async () => {
    const { knex } = fresh().open();
    await knex.schema.createTable('things', (table) => table.integer('n'));
    await expect(
      knex.transaction(async (trx) => {
        await trx('things').insert({ n: 1 });
        expect(await runStatement(trx, 'select n from things where n = ?', [1])).toEqual([{ n: 1 }]);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await runStatement(knex, 'select n from things where n = ?', [1])).toEqual([]);
    await knex.destroy();
  });

  it('is seen by the listeners of the pool with its answer, under one id', async () => {
    const { knex } = fresh().open();
    const seen: string[][] = [];
    knex.on('query', (one: Seen) => seen.push(['sent', one.__knexQueryUid, typeof one.__knexTxId]));
    knex.on('query-response', (_, one: Seen) => seen.push(['answered', one.__knexQueryUid, typeof one.__knexTxId]));
    await runStatement(knex, 'select 1 as one', []);
    const id = seen[0]?.[1] ?? '';
    expect(seen).toEqual([
      ['sent', id, 'undefined'],
      ['answered', id, 'undefined'],
    ]);
    await knex.destroy();
  });

  it('gives its connection back when it fails, and says what it was without its values', async () => {
    const { knex } = fresh().open();
    const failed: string[] = [];
    knex.on('query-error', (_, one: Seen) => failed.push(one.sql));
    for (let time = 0; time < 12; time += 1) {
      const fault = await runStatement(knex, 'select ? from nowhere', ['a secret']).catch(
        (error: Error) => error.message,
      );
      expect(fault).toContain('select ? from nowhere');
      expect(fault).not.toContain('a secret');
    }
    expect(failed).toHaveLength(12);
    expect(await runStatement(knex, 'select 2 as two', [])).toEqual([{ two: 2 }]);
    await knex.destroy();
  });
});

describe('a statement for each of many bindings, on SQLite', () => {
  it('runs for all of them under one id, or for none', async () => {
    const db = openDatabase({ url: 'sqlite::memory:' });
    onTestFinished(() => db.close());
    await db.knex.schema.createTable('things', (table) => table.integer('n').primary());
    const sent: string[] = [];
    db.knex.on('query', (one: Seen) => one.sql.startsWith('insert') && sent.push(one.__knexQueryUid));
    const insert = (values: readonly number[]) =>
      transaction(db, (trx) =>
        runForEach(
          trx,
          'insert into things values (?)',
          values.map((value) => [value]),
        ),
      );
    await insert([]);
    await insert([1, 2, 3]);
    await expect(insert([4, 5, 3, 6])).rejects.toThrow('UNIQUE');
    expect(await db.knex('things').pluck('n')).toEqual([1, 2, 3]);
    expect(sent).toHaveLength(2);
  });
});
