import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Nice value of threads that work for long: 5 above that of the process. Such a thread gets a third of the processor time
 * of another thread on the same core (Linux: sched(7), nice values), which does not wait for it. A higher value would make
 * people wait for seconds on a busy server.
 */
export const NICENESS = Math.min(getPriority(process.pid) + 5, constants.priority.PRIORITY_LOW);

/**
 * Lowers the priority of the calling thread. Only Linux has priorities of threads; elsewhere the thread competes with
 * all others.
 */
export function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {}
}

/** Does the same as `lowerPriority`, as the source text of a thread that is started from a text. */
export const lowersPriority = `try {
  const thread = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
  require('node:os').setPriority(Number(thread), ${NICENESS});
} catch {}`;
