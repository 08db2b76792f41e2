import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { migrate } from '../schema/migrate.ts';
import { transaction } from '../transaction.ts';
import { databaseNow, readDatabaseNow } from './database-now.ts';

const MINUTE_MS = 60_000;

describeEveryEmptyDatabase("the database's clock", (fresh) => {
  it('gives whole epoch milliseconds, in and outside a transaction', async () => {
    const db = fresh().open();
    for (const now of [await readDatabaseNow(db), await transaction(db, (trx) => readDatabaseNow(db, trx))]) {
      expect(Number.isInteger(now)).toBe(true);
      expect(Math.abs(now - Date.now())).toBeLessThan(MINUTE_MS);
    }
  });

  it('can be compared and added to inside a statement', async () => {
    const db = fresh().open();
    await migrate(db);
    const before = await readDatabaseNow(db);
    const later = db.knex.raw('? + ?', [databaseNow(db), MINUTE_MS]);
    await db.knex('accounts').insert({ id: 'a', name: 'a', plan: 'free', created_at: later });
    const { created_at: stored } = await db.knex('accounts').first();
    expect(stored).toBeGreaterThanOrEqual(before + MINUTE_MS);
    expect(await db.knex('accounts').where('created_at', '<', databaseNow(db)).first()).toBeUndefined();
    expect(await db.knex('accounts').where('created_at', '>', databaseNow(db)).first()).toBeDefined();
  });

  it('is the clock that a test passes', async () => {
    let now = 1_000;
    const db = fresh().open({ now: () => now });
    expect(await readDatabaseNow(db)).toBe(1_000);
    now = 2_500;
    expect(await readDatabaseNow(db)).toBe(2_500);
  });
});
