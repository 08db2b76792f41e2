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
 * Starts a child that does not outlive this process, which may be killed at any time: the workers of vitest end by SIGTERM, which no
 * listener of `exit` notices. `kill-on-end.ts` kills the remaining children, with one process for all. It is started before the first
 * child, so that it knows each child at once.
 */
export function endWithThisProcess<Child extends ChildProcess>(start: () => Child): Child {
  watchdog ??= startWatchdog();
  const { stdin } = watchdog;
  const child = start();
  const { pid } = child;
  if (pid === undefined) return child; // it did not start
  stdin?.write(`+${pid}\n`);
  child.once('exit', () => stdin?.write(`-${pid}\n`));
  return child;
}
