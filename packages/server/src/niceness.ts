import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * How low the priority of threads is that work for long. Such a thread gets a third of the processor time of one of the usual
 * priority that wants the same core (Linux: sched(7), nice values), and that one does not wait for it. More would make people wait
 * for seconds on a busy server.
 */
export const NICENESS = 5;

/** Lowers the priority of the thread that calls it. Linux alone has priorities of threads; elsewhere it competes with all others. */
export function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {}
}

/** The same as the source of a thread that is a text. */
export const lowersPriority = `try {
  const thread = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
  require('node:os').setPriority(Number(thread), ${NICENESS});
} catch {}`;
