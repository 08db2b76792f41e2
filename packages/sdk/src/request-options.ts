/** Options of every call. */
export interface RequestOptions {
  /** Aborts the call at any time, also between two tries; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of one try, instead of the client's limit. */
  readonly timeoutMs?: number | undefined;
}

/** Options of a call whose answer is a stream of events. */
export interface StreamOptions extends RequestOptions {
  /** Number of the last event that was received before. */
  readonly lastEventId?: string | undefined;
}

/** Options of a POST. */
export interface PostOptions extends RequestOptions {
  /**
   * Key with which the server does the work only once in 24 hours, and repeats the answer. Default: a new random key
   * for each call, the same on its retries. Give your own to be safe across restarts of your process.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of a call that changes or deletes an object. */
export interface ChangeOptions extends RequestOptions {
  /** ETag that the object must still have, from `withResponse()`; otherwise a ConflictError, and nothing changes. */
  readonly ifMatch?: string | undefined;
}
