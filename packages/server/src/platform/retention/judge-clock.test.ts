import { describe, expect, it } from 'vitest';
import { judgeClock, type KnownTime, knownAt } from './judge-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1);

/** Judges clocks one after the other, each by the known time that the check before left. */
function looks(known: KnownTime, clocks: readonly number[]): boolean[] {
  let state = known;
  return clocks.map((now) => {
    const judged = judgeClock(state, now);
    state = judged.known;
    return judged.isBelieved;
  });
}

/** Times of checks of a clock that runs without a jump */
const steady = (from: number, forMs: number, everyMs = MINUTE): number[] =>
  Array.from({ length: forMs / everyMs + 1 }, (_, n) => from + n * everyMs);

describe('a clock is believed', () => {
  it.each([
    ['that goes on', NOW + HOUR],
    ['that was set back', NOW - 400 * DAY],
    ['a day ahead', NOW + DAY],
  ])('%s', (_, now) => {
    expect(judgeClock(knownAt(NOW), now)).toEqual({ isBelieved: true, known: knownAt(now) });
  });

  it('that was a week ahead and has run for a day without a jump, because no server ran for a week', () => {
    const believed = looks(knownAt(NOW), steady(NOW + 7 * DAY, DAY));
    expect([believed.indexOf(true), believed.length]).toEqual([DAY / MINUTE, DAY / MINUTE + 1]);
  });
});

describe('a clock is not believed', () => {
  it('three years ahead, however often it is looked at within a day', () => {
    expect(looks(knownAt(NOW), steady(NOW + 1095 * DAY, DAY - MINUTE))).not.toContain(true);
  });

  it('that comes and goes: its day begins anew each time, and the right clock stays known', () => {
    const ahead = steady(NOW + 1095 * DAY, 23 * HOUR);
    const back = NOW + 23 * HOUR;
    expect(looks(knownAt(NOW), [...ahead, back, ...ahead])).toEqual([
      ...ahead.map(() => false),
      true,
      ...ahead.map(() => false),
    ]);
  });

  it('that jumps on while it is ahead, or was not looked at for hours', () => {
    const from = NOW + 10 * DAY;
    const jumps = [...steady(from, 23 * HOUR), ...steady(from + 33 * HOUR, 23 * HOUR)];
    expect(looks(knownAt(NOW), jumps)).not.toContain(true);
  });
});
