import type { Worker } from 'node:worker_threads';

/** The error of a thread that has ended, or that does not answer any more */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/**
 * A worker thread with which messages are exchanged. While no caller waits for its answer, the thread does not keep the
 * process running.
 */
export class Thread<Sent, Received> {
  readonly #worker: Worker;
  /** Messages from the thread that were not read yet */
  readonly #received: Received[] = [];
  #waiting: PromiseWithResolvers<Received> | undefined;
  #failure: ThreadError | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: Received) => {
      if (this.#waiting === undefined) this.#received.push(message);
      else this.#waiting.resolve(message);
    });
    worker.on('error', (cause) => this.#fail(new ThreadError('The thread has failed.', { cause })));
    worker.on('exit', () => this.#fail(new ThreadError('The thread has ended.')));
    // `unref` comes after the first listener, because that one keeps the process running.
    worker.unref();
  }

  /** The thread takes no more work. */
  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  post(message: Sent): void {
    this.#worker.postMessage(message);
  }

  /**
   * Waits for the next message from the thread. One caller waits at a time.
   * @param patienceMs Milliseconds for which the thread may be silent. Default: no limit.
   * @throws ThreadError when the thread has ended or is silent for that long
   */
  async next(patienceMs?: number): Promise<Received> {
    const message = this.#received.shift();
    if (message !== undefined) return message;
    if (this.#failure !== undefined) throw this.#failure;
    const waiting = Promise.withResolvers<Received>();
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
