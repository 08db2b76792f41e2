import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WATCHDOG = fileURLToPath(new URL('kill-on-end.ts', import.meta.url));

let watchdog: ChildProcess | undefined;

/**
 * Starts the watchdog. It is detached, because Ctrl+C in a terminal goes to the whole process group, and it has to
 * outlive this process.
 */
function startWatchdog(): ChildProcess {
  const started = spawn(process.execPath, [WATCHDOG], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  started.stdin?.on('error', () => {}); // it was killed
  started.unref();
  (started.stdin as unknown as { unref(): void } | null)?.unref();
  return started;
}

/**
 * Makes sure that a child does not outlive this process, which may be killed at any time: the workers of vitest end by
 * SIGTERM, which no listener of `exit` notices. `kill-on-end.ts` kills the remaining children, with one process for
 * all.
 */
export function endWithThisProcess(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return; // it did not start
  watchdog ??= startWatchdog();
  const { stdin } = watchdog;
  stdin?.write(`+${pid}\n`);
  child.once('exit', () => stdin?.write(`-${pid}\n`));
}
