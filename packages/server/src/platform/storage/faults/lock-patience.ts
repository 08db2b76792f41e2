/**
 * Milliseconds that a caller who waits for an answer waits for locks of others, all tries together. Callers of the API
 * get an answer within 5 s, and the end of a wait may be noticed up to a second late. A single wait for a lock may take
 * all of the time.
 */
export const LOCK_PATIENCE_MS = 3_000;

/** Whether too little of the time is left for another try. `began`: start of the first try, by `performance.now()`. */
export const isPatienceSpent = (began: number): boolean => performance.now() - began > LOCK_PATIENCE_MS / 2;
