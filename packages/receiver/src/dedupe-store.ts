export type Claim =
  | { status: 'claimed'; token: string }
  | { status: 'in_flight'; retryAfterMs: number }
  | { status: 'done' };

/**
 * Remembers handled events. A key is free, then claimed by one caller for the length of a lease, then done until its
 * time to live is over. An expired lease frees the key: its owner has died or taken too long.
 */
export interface DedupeStore {
  /** Claims the key in one atomic step, or returns its present state. */
  claim(key: string, options: { leaseMs: number }): Promise<Claim>;
  /** Marks the key done. False: the lease was lost, so another process may have handled the event as well. */
  complete(key: string, token: string, options: { ttlMs: number }): Promise<boolean>;
  /** Frees the key after a failure. False: the lease was lost. */
  release(key: string, token: string): Promise<boolean>;
  /** Restarts the lease, for a handler that needs longer. False: the lease was lost. */
  extend?(key: string, token: string, options: { leaseMs: number }): Promise<boolean>;
}

/** Longer than the sender's timeout (30 s), shorter than its first retry (60 s). */
export const LEASE_MS = 45_000;

/** All retries of an event come within half an hour; a day leaves room for a sender that was down. */
export const DONE_TTL_MS = 24 * 60 * 60 * 1000;
