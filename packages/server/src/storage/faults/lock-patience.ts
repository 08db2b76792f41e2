/**
 * How long somebody who waits for an answer lets a lock of others hold it up, all tries together, ms: callers of the API get
 * one within 5 s, and the end of a wait may be noticed up to a second late. One wait for a lock may take all of it.
 */
export const LOCK_PATIENCE_MS = 3_000;

/** Whether too little of it is left for another try. `began`: of the first, as `performance.now()` gives it. */
export const isPatienceSpent = (began: number): boolean => performance.now() - began > LOCK_PATIENCE_MS / 2;
