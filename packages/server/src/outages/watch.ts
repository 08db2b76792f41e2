import type { Clock } from '../clock.ts';
import { within } from '../within.ts';

/** Probes a server again and again. */
export interface Watch {
  /** Undefined: it has not answered yet. */
  readonly isUp: boolean | undefined;
  /** No probe and no call follow. */
  stop(): void;
}

export interface WatchOptions {
  /** One probe. It may take as long as it likes; what comes after `patienceMs` counts as no answer. */
  readonly probe: () => Promise<unknown>;
  readonly clock: Clock;
  /** Between two probes while it answers. */
  readonly everyMs: number;
  readonly patienceMs: number;
  /** It answers, for the first time or again. */
  readonly onUp: () => void;
  /** Called after each probe without an answer. */
  readonly onFault: (fault: unknown) => void;
}

/** Pauses between probes while there is no answer, ms; the last one stays. Short: it is what a recovery takes. */
const BACKOFF = [250, 500, 1_000, 2_000, 3_000] as const;

/** No answer in time. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/** Whether an answer comes within `ms`; one that was only read late has come. Rejects as the answer does. */
export async function isInTime(clock: Clock, ms: number, answer: Promise<unknown>): Promise<boolean> {
  // An answer that came while this process was held up is read after the timers that are due: let it count.
  const nextRound = (): Promise<boolean> => new Promise((resolve) => setImmediate(resolve, false));
  return (await within(clock, ms, answer)) || (await Promise.race([answer.then(() => true), nextRound()]));
}

/** Undefined: it answered. */
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

/** Sends the first probe at once. */
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
      // The only way to reject is to be stopped.
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
