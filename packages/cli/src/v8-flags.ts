import { setFlagsFromString } from 'node:v8';

/**
 * Resets the flags that the first line of the server's `main.ts` set for this thread, whose heap is laid out by now.
 * Threads have limits of their own, which the size of the young heap would override. And while a flag of the heap is
 * set, V8 refuses the compiled code that Node brings for its own modules, and would compile them all on each thread.
 */
export function resetHeapFlags(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
}

/** Whether V8 has the flag: that of Node 20 would print an error. */
const hasTurbofanFlag = Number.parseInt(process.versions.v8, 10) >= 12;

/** Milliseconds after which V8's last compiler pays for itself: in a crawl of 50,000 pages, not in one of 10,000. */
const LONG_RUN_MS = 3_000;

/**
 * Sets flags that make long runs smaller and short ones faster (decision 10). Call it when Node's modules are loaded,
 * for the same reason as `resetHeapFlags`.
 */
export function setRunFlags(): void {
  setFlagsFromString('--heap-growing-percent=60');
  if (!hasTurbofanFlag) return;
  setFlagsFromString('--invocation-count-for-turbofan=1000000');
  setTimeout(() => setFlagsFromString('--invocation-count-for-turbofan=20000'), LONG_RUN_MS).unref();
}
