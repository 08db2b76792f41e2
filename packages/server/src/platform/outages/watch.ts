import type { Clock } from '../clock.ts';
import { within } from '../within.ts';

/** Probes a server repeatedly. */
export interface Watch {
  /** Undefined: the server has not answered yet. */
  readonly isUp: boolean | undefined;
  /** Stops the watch: no probe and no call follow. */
  stop(): void;
}

export interface WatchOptions {
  /** Sends one probe. It may take any time; an answer after `patienceMs` counts as none. */
  readonly probe: () => Promise<unknown>;
  readonly clock: Clock;
  /** Milliseconds between two probes while the server answers */
  readonly everyMs: number;
  readonly patienceMs: number;
  /** Called when the server answers for the first time or again */
  readonly onUp: () => void;
  /** Called after each probe without an answer. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Pauses between probes while there is no answer, ms; the last one repeats. They are short, because a recovery takes as
 * long.
 */
const BACKOFF = [250, 500, 1_000, 2_000, 3_000] as const;

/** The error when no answer came in time */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/**
 * Whether an answer comes within `ms`; an answer that came in time but was read late counts. Rejects when the answer
 * does.
 */
export async function isInTime(clock: Clock, ms: number, answer: Promise<unknown>): Promise<boolean> {
  // An answer that came while this process was busy is read after the timers that are due, so it gets one more round.
  const nextRound = (): Promise<boolean> => new Promise((resolve) => setImmediate(resolve, false));
  return (await within(clock, ms, answer)) || (await Promise.race([answer.then(() => true), nextRound()]));
}

/** Sends a probe and answers its fault; undefined: the server answered. */
async function faultOf({ probe, clock, patienceMs }: WatchOptions): Promise<unknown> {
  try {
    const answer = probe();
    if (await isInTime(clock, patienceMs, answer)) return undefined;
    answer.catch(() => {});
    return new SilenceError(`No answer within ${patienceMs} ms.`);
  } catch (error) {
    return error ?? new Error('The probe failed without a reason.');
  }
}

/** Starts a watch and sends the first probe at once. */
export function startWatch(options: WatchOptions): Watch {
  const { clock, everyMs, onUp, onFault } = options;
  const stopping = new AbortController();
  let isUp: boolean | undefined;
  let faults = 0;

  const probe = async (): Promise<void> => {
    const fault = await faultOf(options);
    if (stopping.signal.aborted) return;
    faults = fault === undefined ? 0 : faults + 1;
    const before = isUp;
    isUp = fault === undefined;
    if (fault !== undefined) onFault(fault);
    else if (before !== true) onUp();
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await probe();
      const pause = faults === 0 ? everyMs : (BACKOFF[faults - 1] ?? BACKOFF.at(-1) ?? everyMs);
      // A sleep rejects only when the watch is stopped.
      await clock.sleep(pause, stopping.signal).catch(() => {});
    }
  };
  void loop();
  return {
    get isUp() {
      return isUp;
    },
    stop: () => stopping.abort(),
  };
}
