import { expect, it } from 'vitest';
import { NumberLog } from './number-log.ts';

it('gives numbers of every size back, wherever they are', () => {
  const log = new NumberLog();
  const sizes = [0, 1, 127, 128, 16_383, 16_384, 2 ** 21 - 1, 2 ** 21, 2 ** 28, 2 ** 31, 2 ** 32 - 1];
  const written = Array.from({ length: 40_000 }, (_, i) => {
    const numbers = [sizes[i % sizes.length] ?? 0, i, sizes[(i * 7) % sizes.length] ?? 0];
    const place = log.begin(3);
    for (const number of numbers) log.put(number);
    return { place, numbers };
  });
  for (const { place, numbers } of written) {
    log.seek(place);
    expect([log.next(), log.next(), log.next()]).toEqual(numbers);
  }
  expect(new Set(written.map(({ place }) => place)).size).toBe(40_000);
});
