import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { migrate } from '../schema/migrate.ts';
import { transaction } from '../transaction.ts';
import { insertInBatches, type Row } from './insert-in-batches.ts';

const account = (number: number): Row => ({ id: `a${number}`, name: `${number}`, plan: 'free', created_at: number });

describeEveryEmptyDatabase('insertInBatches', (fresh) => {
  it('writes more rows than one statement may hold, and none for an empty list', async () => {
    const db = fresh().open();
    await migrate(db);
    await insertInBatches(db.knex, 'accounts', []);
    await insertInBatches(
      db.knex,
      'accounts',
      Array.from({ length: 1_201 }, (_, number) => account(number)),
    );
    expect(await db.knex('accounts').count({ n: '*' }).sum({ sum: 'created_at' })).toEqual([{ n: 1201, sum: 720_600 }]);
  });

  it('writes nothing at all when it fails inside a transaction', async () => {
    const db = fresh().open();
    await migrate(db);
    const rows = [...Array.from({ length: 450 }, (_, number) => account(number)), account(7)];
    await expect(transaction(db, (trx) => insertInBatches(trx, 'accounts', rows))).rejects.toThrow();
    expect(await db.knex('accounts').first()).toBeUndefined();
  });

  it.each([
    ['lacks a column', { id: 'x', name: 'x', plan: 'free' }],
    ['has another column', { ...account(2), custom_domain_limit: 3 }],
  ])('refuses a row that %s before it writes any', async (_case, odd) => {
    const db = fresh().open();
    await migrate(db);
    await expect(insertInBatches(db.knex, 'accounts', [account(1), odd as Row])).rejects.toThrow('Row 1 for accounts');
    expect(await db.knex('accounts').first()).toBeUndefined();
  });
});
