/** A clock that stands still until a test moves it. */
export interface FakeClock {
  /** Milliseconds since 1970, for the option `now` of a receiver and of `memoryStore`. */
  now(): number;
  /** Moves the time forward. */
  advance(ms: number): void;
}

/** Makes a clock. @param start a date that `Date` reads, or ms since 1970; default 2027-01-15T08:00:00Z */
export function fakeClock(start: string | number = '2027-01-15T08:00:00Z'): FakeClock {
  let time = new Date(start).getTime();
  if (Number.isNaN(time)) throw new RangeError(`not a time: ${start}`);
  return {
    now: () => time,
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError(`time goes forward only: ${ms}`);
      time += ms;
    },
  };
}
