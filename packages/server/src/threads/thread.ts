import type { Worker } from 'node:worker_threads';

/** A thread has ended, or does not say anything any more. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/**
 * A worker thread to talk to: messages go there, and what it says is read one by one. While nobody waits for it, it does not keep
 * the process awake.
 */
export class Thread<Sent, Said> {
  readonly #worker: Worker;
  /** Said, and not read yet. */
  readonly #said: Said[] = [];
  #waiting: PromiseWithResolvers<Said> | undefined;
  #failure: ThreadError | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (said: Said) => {
      if (this.#waiting === undefined) this.#said.push(said);
      else this.#waiting.resolve(said);
    });
    worker.on('error', (cause) => this.#fail(new ThreadError('The thread has failed.', { cause })));
    worker.on('exit', () => this.#fail(new ThreadError('The thread has ended.')));
    // After the first listener, which keeps the process awake.
    worker.unref();
  }

  /** It takes no work any more. */
  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  post(message: Sent): void {
    this.#worker.postMessage(message);
  }

  /**
   * What it says next. One caller waits at a time.
   * @param patienceMs For how long it may say nothing. Default: for ever.
   * @throws ThreadError when it has ended or says nothing for that long
   */
  async next(patienceMs?: number): Promise<Said> {
    const said = this.#said.shift();
    if (said !== undefined) return said;
    if (this.#failure !== undefined) throw this.#failure;
    const waiting = Promise.withResolvers<Said>();
    const late = (): void => waiting.reject(new ThreadError('The thread takes too long.'));
    const timer = patienceMs === undefined ? undefined : setTimeout(late, patienceMs);
    this.#waiting = waiting;
    this.#worker.ref();
    try {
      return await waiting.promise;
    } finally {
      this.#worker.unref();
      this.#waiting = undefined;
      clearTimeout(timer);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: ThreadError): void {
    this.#failure ??= error;
    this.#waiting?.reject(error);
  }
}
