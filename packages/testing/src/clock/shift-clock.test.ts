import { expect, it, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '../patience.ts';
import { shiftClock } from './shift-clock.ts';

it('moves what the clock shows, and nothing else that Date does', () => {
  const RealDate = Date;
  onTestFinished(() => {
    globalThis.Date = RealDate;
  });
  shiftClock(() => -3_600_000);
  const made = new Date();
  for (const shown of [Date.now(), made.getTime(), Date.parse(Date())]) {
    expect(Math.abs(shown + 3_600_000 - RealDate.now())).toBeLessThan(PATIENCE_MS);
  }
  expect(new Date(2026, 0, 2, 3)).toEqual(new RealDate(2026, 0, 2, 3));
  expect([new Date() instanceof Date, new RealDate() instanceof Date, Date.UTC(1970, 0)]).toEqual([true, true, 0]);
});
