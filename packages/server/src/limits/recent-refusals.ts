/** What the database said is believed for so long: meanwhile another server may have taken a wait back. */
const BELIEVED_MS = 1000;
/** The oldest go first. */
const MAX_REMEMBERED = 10_000;

interface Refusal {
  /** Epoch ms. */
  readonly believedUntil: number;
  readonly waitUntil: number;
}

/** Who was refused within the last second. Somebody who goes on without end costs the database a query a second. */
export interface RecentRefusals {
  /** How long they have to wait, ms; undefined: the database knows. */
  waitOf(key: string): number | undefined;
  note(key: string, waitMs: number): void;
  drop(key: string): void;
}

/** @param now Epoch ms. */
export function createRecentRefusals(now: () => number): RecentRefusals {
  const refusals = new Map<string, Refusal>();
  return {
    waitOf(key) {
      const refusal = refusals.get(key);
      const at = now();
      if (refusal === undefined || at >= Math.min(refusal.believedUntil, refusal.waitUntil)) return undefined;
      return refusal.waitUntil - at;
    },
    note(key, waitMs) {
      const at = now();
      refusals.delete(key);
      refusals.set(key, { believedUntil: at + BELIEVED_MS, waitUntil: at + waitMs });
      const [oldest] = refusals.keys();
      if (refusals.size > MAX_REMEMBERED && oldest !== undefined) refusals.delete(oldest);
    },
    drop: (key) => void refusals.delete(key),
  };
}
