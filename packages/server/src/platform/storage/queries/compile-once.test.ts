import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../connection/open-database.ts';
import type { Executor } from '../database.ts';
import { compileOnce } from './compile-once.ts';

function open() {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  return db.knex;
}

it('builds a query once and runs it with other values, in transactions too', async () => {
  const knex = open();
  let built = 0;
  const run = compileOnce<{ sum: number }, 'one' | 'two'>((on, { one, two }) => {
    built += 1;
    return on.select(on.raw('? + ? + ? as ??', [one, two, one, 'sum'])).whereRaw('? = ?', ['always', 'always']);
  });
  expect(await run(knex, { one: 1, two: 10 })).toEqual([{ sum: 12 }]);
  expect(await run(knex, { one: 2, two: 20 })).toEqual([{ sum: 24 }]);
  expect(await knex.transaction((trx) => run(trx, { one: 3, two: 30 }))).toEqual([{ sum: 36 }]);
  expect(built).toBe(1);
});

it('builds a query for each number of ids, and for each pool', async () => {
  const pools = [open(), open()];
  const built: number[] = [];
  const run = compileOnce<{ found: number }>((on: Executor, { ids }) => {
    built.push(ids.length);
    return on.select(on.raw('1 as ??', ['found'])).whereIn(on.raw('?', ['b']) as never, ids);
  });
  for (const knex of pools) {
    expect(await run(knex, { ids: ['a', 'b'] })).toEqual([{ found: 1 }]);
    expect(await run(knex, { ids: ['c', 'd'] })).toEqual([]);
    expect(await run(knex, { ids: ['b'] })).toEqual([{ found: 1 }]);
  }
  expect(built).toEqual([2, 1, 2, 1]);
});
