import { OutboundError, type OutboundPhase } from './outbound-error.ts';

/** Why a signal of ours aborted when it was the clock; nobody outside can say the same. */
const TIME_IS_OVER = Symbol('time is over');

/** How long one piece of work may live: until its time is over or its caller gives up, whichever is first. */
export class Life {
  readonly #controller = new AbortController();
  readonly #parents: readonly (AbortSignal | undefined)[];
  #left: number;
  #since = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Starts the clock: `ms` from now, and never longer than any of the parents lives. */
  constructor(ms: number, parents: readonly (AbortSignal | undefined)[] = []) {
    this.#parents = parents;
    this.#left = ms;
    this.#timer = setTimeout(this.#over, ms);
    for (const parent of parents) parent?.addEventListener('abort', this.#follow, { once: true });
    if (parents.some((parent) => parent?.aborted)) this.#follow();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the clock until `goOn`, however often it is called. */
  hold(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left -= performance.now() - this.#since;
  }

  goOn(): void {
    if (this.#timer !== undefined || this.#ended) return;
    this.#since = performance.now();
    this.#timer = setTimeout(this.#over, Math.max(1, this.#left));
  }

  /** Stops the clock for good. Must be called when the work is done, or the timer keeps the process awake. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const parent of this.#parents) parent?.removeEventListener('abort', this.#follow);
  }

  readonly #over = (): void => this.#controller.abort(TIME_IS_OVER);

  readonly #follow = (): void => {
    this.#controller.abort(this.#parents.find((parent) => parent?.aborted)?.reason);
  };
}

/** Whether it was the clock that aborted the signal, and not a person. */
export function isTimeOver(signal: AbortSignal): boolean {
  return signal.reason === TIME_IS_OVER;
}

/** The error for work that its life cut short. */
export function interruption(signal: AbortSignal, phase: OutboundPhase): OutboundError {
  return new OutboundError(isTimeOver(signal) ? 'timeout' : 'aborted', { phase });
}

/**
 * The outcome of `work`, or an `interruption` as soon as the signal says so. Work that cannot be stopped goes on
 * unseen; `discard` gets what it yields too late.
 */
export async function withinLife<T>(
  work: Promise<T>,
  life: { readonly signal: AbortSignal; readonly phase: OutboundPhase },
  discard?: (late: T) => void,
): Promise<T> {
  const { signal, phase } = life;
  let interrupt = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(interruption(signal, phase));
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt, { once: true });
  });
  try {
    return await Promise.race([work, interrupted]);
  } catch (error) {
    work.then(discard, () => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', interrupt);
  }
}
