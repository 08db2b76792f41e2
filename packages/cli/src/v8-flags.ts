import { setFlagsFromString } from 'node:v8';

/**
 * Gives back to V8 the defaults of what the first line of `main.ts` set for this thread, whose heap is laid out by now.
 * Threads have limits of their own, which the size of the young heap would override. And V8 refuses the code that Node
 * brings ready-made for its own modules as long as a flag of the heap is set: it would compile them all, on each thread.
 */
export function resetHeapFlags(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
}

/** V8's last compiler has paid for itself after that time: in 50,000 pages, not in 10,000. */
const LONG_RUN_MS = 3_000;

/**
 * What makes long runs smaller and short ones faster (decision 10). To be called when Node's modules are loaded, for the
 * same reason.
 */
export function setRunFlags(): void {
  setFlagsFromString('--heap-growing-percent=60');
  setFlagsFromString('--invocation-count-for-turbofan=1000000');
  setTimeout(() => setFlagsFromString('--invocation-count-for-turbofan=20000'), LONG_RUN_MS).unref();
}
