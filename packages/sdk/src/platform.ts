/** Sources of chance and time of the client; tests give their own. */
export interface Platform {
  /** A number in [0, 1), for jitter. */
  readonly random: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** The milliseconds to really wait for a planned wait. */
  readonly waitMs: (plannedMs: number) => number;
  /** A new Idempotency-Key. */
  readonly idempotencyKey: () => string;
}

export const realPlatform: Platform = {
  random: Math.random,
  now: () => performance.now(),
  waitMs: (plannedMs) => plannedMs,
  // crypto.randomUUID is missing in pages over plain http, which a self-hosted server may serve.
  idempotencyKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};
