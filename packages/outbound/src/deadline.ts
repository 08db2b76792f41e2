import { OutboundError, type OutboundPhase } from './outbound-error.ts';

/** Reason of the abort when the time is over; no code outside can have the same reason. */
const TIME_IS_OVER = Symbol('time is over');

/** Deadlines that end with a signal, by the signal. One listener serves all, because a signal searches its listeners for each new one. */
const followers = new WeakMap<AbortSignal, Followers>();

class Followers {
  /** An array, not a `Set`: a growing `Set` leaves its old tables, with all their entries, to V8's slow collector. */
  readonly deadlines: Deadline[] = [];
  readonly notify = (): void => {
    for (const deadline of [...this.deadlines]) deadline.follow();
  };

  /** Removes a deadline. False when it is not in the list. */
  remove(deadline: Deadline): boolean {
    const at = this.deadlines.indexOf(deadline);
    const last = at === -1 ? undefined : this.deadlines.pop();
    if (last !== undefined && last !== deadline) this.deadlines[at] = last;
    return last !== undefined;
  }
}

function followersOf(signal: AbortSignal): Followers {
  const known = followers.get(signal);
  if (known !== undefined) return known;
  const made = new Followers();
  followers.set(signal, made);
  signal.addEventListener('abort', made.notify, { once: true });
  return made;
}

/** Work that is notified when its deadline cuts it short. */
export interface CutWork {
  onCut(): void;
}

/** The end of one piece of work: when its time is over or its caller gives up, whichever is first. */
export class Deadline {
  /**
   * Notified once when the work is cut short, after the listeners of the signal. An object and no function: V8 treats a function that is
   * written where a property is set as old from the start, and keeps everything in its scope until the slow collector runs.
   */
  work: CutWork | undefined;
  readonly #parents: readonly AbortSignal[];
  /** Made when the signal is first read: most exchanges need none, and it costs as much as everything else here. */
  #controller: AbortController | undefined;
  #isCut = false;
  #reason: unknown;
  #left: number;
  #since = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Starts the clock: the deadline is `ms` from now, and earlier when one of the parents aborts. */
  constructor(ms: number, parents: readonly (AbortSignal | undefined)[] = []) {
    this.#parents = parents.filter((parent) => parent !== undefined);
    this.#left = ms;
    this.#timer = setTimeout(timeIsOver, ms, this);
    for (const parent of this.#parents) {
      if (parent.aborted) this.follow();
      else followersOf(parent).deadlines.push(this);
    }
  }

  /** A signal that aborts when the work is cut short. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#isCut) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** The work was cut short: the time is over, or the caller gave up. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** The work was cut short because the time was over. */
  get isTimeOver(): boolean {
    return this.#reason === TIME_IS_OVER;
  }

  /** The error for work that was cut short. */
  interruption(phase: OutboundPhase): OutboundError {
    return new OutboundError(this.isTimeOver ? 'timeout' : 'aborted', { phase });
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
    this.#timer = setTimeout(timeIsOver, Math.max(1, this.#left), this);
  }

  /** Stops the clock for good. Must be called when the work is done, or the timer keeps the process awake. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const parent of this.#parents) {
      const known = followers.get(parent);
      if (known === undefined || !known.remove(this) || known.deadlines.length > 0) continue;
      // A signal that is made of others is held in memory by its listeners.
      parent.removeEventListener('abort', known.notify);
      followers.delete(parent);
    }
  }

  cut(reason: unknown): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#reason = reason;
    this.#controller?.abort(reason);
    this.work?.onCut();
  }

  /** Cuts the work short because a parent was aborted. */
  follow(): void {
    this.cut(this.#parents.find((parent) => parent.aborted)?.reason);
  }
}

function timeIsOver(deadline: Deadline): void {
  deadline.cut(TIME_IS_OVER);
}

/** The error for work that a deadline cut short, when only the signal of the deadline is known. */
export function interruption(signal: AbortSignal, phase: OutboundPhase): OutboundError {
  return new OutboundError(signal.reason === TIME_IS_OVER ? 'timeout' : 'aborted', { phase });
}

/**
 * The outcome of `work`, or an `interruption` as soon as the signal aborts. Work that cannot be stopped continues in the background;
 * `discard` gets its late result.
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  deadline: { readonly signal: AbortSignal; readonly phase: OutboundPhase },
  discard?: (late: T) => void,
): Promise<T> {
  const { signal, phase } = deadline;
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
