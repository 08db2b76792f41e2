import { expect, test } from 'vitest';
import { isNoindex } from '../findings/is-noindex.ts';
import { mayBeBotWall } from './bot-wall.ts';

/** Length of a long value: response heads are read up to 256 KiB, and work that grows with the square of that would take a minute. */
const LONG = 250_000;

test('a long X-Robots-Tag is read to its end', () => {
  expect(isNoindex('', `all${' '.repeat(LONG)}, noindex`)).toBe(true);
  expect(isNoindex('', `bingbot${' '.repeat(LONG)}: noindex`)).toBe(false);
});

test('a long cookie that begins like one of a protection service is none', () => {
  const cookie = (rest: string) => mayBeBotWall({ status: 200, headers: { 'set-cookie': `__ddg${rest}` } });
  expect(cookie('_'.repeat(LONG))).toBe(false);
  expect(cookie('1_=x')).toBe(true);
});
