/** Idle time after which a connection is closed, whatever longer time the server offers. */
const IDLE_MS = 4_000;

/**
 * Notifies when a connection has been idle for too long. One timer runs across many short times of work, instead of one for each time
 * between them; the notification may be a little late.
 */
export class IdleClock {
  readonly #onOver: () => void;
  /** Time by `performance.now()` at which it has been idle for too long; undefined while it is not idle. */
  #end: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onOver: () => void) {
    this.#onOver = onOver;
  }

  /** @param ms longest idle time, if that is less than IDLE_MS */
  start(ms = IDLE_MS): void {
    const left = Math.min(ms, IDLE_MS);
    this.#end = performance.now() + left;
    this.#timer ??= this.#wait(left);
  }

  stop(): void {
    this.#end = undefined;
  }

  /** Starts the timer, which does not keep the process awake. */
  #wait(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#look(), ms).unref();
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#end === undefined) return;
    const left = this.#end - performance.now();
    if (left > 0) this.#timer = this.#wait(Math.ceil(left));
    else this.#onOver();
  }
}
