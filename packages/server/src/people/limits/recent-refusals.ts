/** Milliseconds for which a refusal by the database is trusted: meanwhile another server may have ended the wait. */
const BELIEVED_MS = 1000;
/** Maximum number of refusals that are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000;

interface Refusal {
  /** Epoch ms. */
  readonly believedUntil: number;
  readonly waitUntil: number;
}

/**
 * Keys that were refused within the last second. A caller that keeps trying then costs the database one query a second.
 */
export interface RecentRefusals {
  /** Remaining wait in ms; undefined: unknown, the database has to be queried. */
  waitOf(key: string): number | undefined;
  note(key: string, waitMs: number): void;
  drop(key: string): void;
}

/** @param now Clock, epoch ms */
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
