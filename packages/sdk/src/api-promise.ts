/** An answer with data from its headers. */
export interface ApiResponse<T> {
  readonly data: T;
  /** The response, whose body can still be read. */
  readonly response: Response;
  /** `X-Request-Id`, to look the request up in the log of the service. */
  readonly requestId: string | undefined;
  /** Version of the object, for `ifMatch` in a change or deletion. */
  readonly etag: string | undefined;
}

/**
 * A promise of an answer's body; `withResponse()` gives its headers too. It wraps one promise instead of deriving a
 * second: otherwise a caller who uses only `withResponse()` and handles its error would get an unhandled rejection of
 * the other.
 */
export class ApiPromise<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'ApiPromise';
  readonly #answer: Promise<ApiResponse<T>>;

  constructor(answer: Promise<ApiResponse<T>>) {
    this.#answer = answer;
  }

  /** The body together with the response, its request id and its ETag. */
  withResponse(): Promise<ApiResponse<T>> {
    return this.#answer;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaitable is the point of the class
  then<Result = T, Failure = never>(
    onFulfilled?: ((value: T) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#answer.then(({ data }) => data).then(onFulfilled, onRejected);
  }

  catch<Failure = never>(onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null) {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}
