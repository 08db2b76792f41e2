import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { selectForEach } from './select-for-each.ts';

describeEveryEmptyDatabase('a query for each of some values', (fresh) => {
  it('answers the rows of all, by one statement', async () => {
    const { knex } = fresh().open();
    const sent: string[] = [];
    knex.on('query', ({ sql }) => sent.push(sql));
    const rows = await selectForEach<{ name: string; more: string }>(knex, ['a', 'b?', "c'"], (value) =>
      knex.select(knex.raw('? as name, ? as more', [value, 'same'])).limit(1),
    );
    expect(rows.map(({ name, more }) => [name, more])).toEqual([
      ['a', 'same'],
      ['b?', 'same'],
      ["c'", 'same'],
    ]);
    expect(sent).toHaveLength(1);
    expect(await selectForEach(knex, [], () => knex.select(knex.raw('1')))).toEqual([]);
  });
});
