export type Claim =
  | { status: 'claimed'; token: string }
  | { status: 'in_flight'; retryAfterMs: number }
  | { status: 'done' };

/**
 * Remembers which events were handled. A key is free, then claimed by one caller for the length of a lease, then done
 * until its time to live is over. An expired lease makes the key free again: its owner has died or overrun.
 */
export interface DedupeStore {
  /** Takes the key in one atomic step, or says who has it. */
  claim(key: string, options: { leaseMs: number }): Promise<Claim>;
  /** Marks the key done. False: the lease was lost, so another process may have handled the event as well. */
  complete(key: string, token: string, options: { ttlMs: number }): Promise<boolean>;
  /** Frees the key after a failure. False: the lease was lost. */
  release(key: string, token: string): Promise<boolean>;
  /** Starts the lease anew, for a handler that needs longer. False: the lease was lost. */
  extend?(key: string, token: string, options: { leaseMs: number }): Promise<boolean>;
}

/** Longer than the sender waits for an answer (30 s), shorter than its first retry (60 s). */
export const LEASE_MS = 45_000;

/** All retries of an event fall within half an hour; a day leaves room for a sender that was down. */
export const DONE_TTL_MS = 24 * 60 * 60 * 1000;
