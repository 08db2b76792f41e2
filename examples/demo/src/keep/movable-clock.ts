/** A clock that runs normally and can be moved forward. It serves as a server's clock, whose caches and pauses then expire too. */
export interface MovableClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Monotonic milliseconds, moved forward as much. */
  readonly monotonic: () => number;
  /** Moves it forward to this time, epoch ms; it never goes back. */
  moveTo(epochMs: number): void;
  /** Moves it forward by so many milliseconds. */
  moveBy(ms: number): void;
}

export function createMovableClock(startMs: number): MovableClock {
  const offsetAtStart = startMs - Date.now();
  let offset = offsetAtStart;
  return {
    now: () => Date.now() + offset,
    monotonic: () => performance.now() + offset - offsetAtStart,
    moveTo(epochMs) {
      offset = Math.max(offset, epochMs - Date.now());
    },
    moveBy(ms) {
      offset += Math.max(0, ms);
    },
  };
}
