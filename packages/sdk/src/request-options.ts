/** Options of every call. */
export interface RequestOptions {
  /** Calls it off at any moment, between two tries too; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Limit of one try in milliseconds, instead of the client's. */
  readonly timeoutMs?: number | undefined;
}

/** Options of a call that makes something happen. */
export interface PostOptions extends RequestOptions {
  /**
   * The server does the work of a key once in 24 hours and repeats the answer. Default: a new random key for each call,
   * the same on its retries. Give your own to be safe across restarts of your process.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of a call that changes or deletes an object. */
export interface ChangeOptions extends RequestOptions {
  /** ETag that the object must still have, from `withResponse()`; otherwise a ConflictError and nothing changes. */
  readonly ifMatch?: string | undefined;
}
