import { validate } from 'uuid';
import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { countedBase, countedId, countedRange, MAX_COUNTED } from './counted-id.ts';

describeEveryEmptyDatabase('ids that a statement makes', (fresh) => {
  it.each([
    '019a0b1c-2d3e-7f4a-8b5c-6d7e8f9a0b1c',
    '019a0b1c-2d3e-7f4a-8b5c-ffffffffffff',
    '019a0b1c-2d3e-7f4a-8b5c-000000000000',
  ])('count up from %s', async (uuid) => {
    const { knex } = fresh().open();
    const numbers = [1, 9, 10, 16, 255, MAX_COUNTED];
    const made: string[] = [];
    for (const number of numbers) {
      const [row] = await knex.select({ id: countedId(knex, countedBase(uuid), String(number)) });
      made.push(row.id);
    }
    expect(made.every((id) => validate(id))).toBe(true);
    expect(made.every((id) => id.startsWith(uuid.slice(0, -12)))).toBe(true);
    expect(new Set(made).size).toBe(numbers.length);
    expect(made.toSorted()).toEqual(made);
    const { after, upTo } = countedRange(uuid);
    expect(made.every((id) => id > after && id <= upTo)).toBe(true);
    expect(made.at(-1)).toBe(upTo);
  });
});
