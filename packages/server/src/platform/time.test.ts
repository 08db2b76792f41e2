import { expect, it } from 'vitest';
import { toIso, toIsoOrNull } from './time.ts';

const DAY_MS = 86_400_000;
const LAST = 8_640_000_000_000_000;

it('writes every time as Date does', () => {
  const edges = [0, 1, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, DAY_MS - 1, DAY_MS];
  const days = [0, 58, 59, 60, 10_957, 11_016, 20_780, 2_932_896, 2_932_897, -1, -719_528, -719_529];
  const spread = Array.from({ length: 3000 }, (_, n) => Math.floor((n * 7919 * DAY_MS) / 13) + n * 617);
  for (const at of [...days.flatMap((day) => edges.map((edge) => day * DAY_MS + edge)), ...spread, LAST, -LAST]) {
    expect(toIso(at)).toBe(new Date(at).toISOString());
  }
});

it('writes nothing for what is no time', () => {
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, LAST + DAY_MS]) expect(() => toIso(at)).toThrow(RangeError);
  expect(toIsoOrNull(null)).toBeNull();
  expect(toIsoOrNull(0)).toBe('1970-01-01T00:00:00.000Z');
});
