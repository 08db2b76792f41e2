import { expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 0, 1);

it.each([
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7_000],
  ['99999999999', 99_999_999_999_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Thursday, 01-Jan-26 00:00:30 GMT', 30_000],
  ['Thu Jan  1 00:00:30 2026 GMT', 30_000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
])('reads %j', (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms);
});

it.each([undefined, null, '', '-1', '1.5', '1e3', 'soon', '2026-01-01', 'Mon, nonsense'])(
  'makes nothing of %j',
  (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  },
);
