/** A clock that goes as ever and can be set ahead: a server's, whose caches and pauses run out as the time that it shows. */
export interface MovableClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Monotonic ms, set ahead as much. */
  readonly monotonic: () => number;
  /** Sets it ahead to this time, epoch ms; it never goes back. */
  moveTo(epochMs: number): void;
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
  };
}
