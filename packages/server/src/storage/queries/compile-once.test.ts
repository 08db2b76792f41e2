import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../connection/open-database.ts';
import { compileOnce } from './compile-once.ts';

it('builds a query once and runs it with other values', async () => {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  let built = 0;
  const run = compileOnce<{ sum: number }, 'one' | 'two'>(({ knex }, { one, two }) => {
    built += 1;
    return knex.select(knex.raw('? + ? + ? as ??', [one, two, one, 'sum'])).whereRaw('? = ?', ['always', 'always']);
  });
  expect(await run(db, { one: 1, two: 10 })).toEqual([{ sum: 12 }]);
  expect(await run(db, { one: 2, two: 20 })).toEqual([{ sum: 24 }]);
  expect(built).toBe(1);
});
