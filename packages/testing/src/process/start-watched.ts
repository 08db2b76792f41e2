import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from '../patience.ts';

export interface WatchedOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** Folder that is removed when the program has ended. */
  readonly folder: string;
  /** Matches a line of output (of either stream) that shows that the program is ready. */
  readonly ready: RegExp;
  /** Milliseconds. Default `PATIENCE_MS`. */
  readonly timeoutMs?: number;
}

export interface Watched {
  /** The match of `ready`. */
  readonly ready: RegExpMatchArray;
  /** Ends the program and removes the folder. */
  stop(): Promise<void>;
}

const WATCHDOG = fileURLToPath(new URL('watchdog.ts', import.meta.url));

/** Starts a server that cannot outlive this process, because `watchdog.ts` ends it. */
export async function startWatched({
  program,
  args,
  folder,
  ready,
  timeoutMs = PATIENCE_MS,
}: WatchedOptions): Promise<Watched> {
  // Detached, because Ctrl+C in a terminal goes to the whole process group, and the watchdog has to stay to clean up.
  const watchdog = spawn(process.execPath, [WATCHDOG, folder, program, ...args], { stdio: 'pipe', detached: true });
  watchdog.stdin.on('error', () => {}); // it has ended already
  const ended = once(watchdog, 'close');
  const stop = async () => {
    watchdog.stdin.end();
    await ended;
  };

  const lines: string[] = [];
  const found = Promise.withResolvers<RegExpMatchArray>();
  for (const stream of [watchdog.stdout, watchdog.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.splice(0, lines.length - 30);
      lines.push(line);
      const match = line.match(ready);
      if (match) found.resolve(match);
    });
  }
  const fail = (why: string) => found.reject(new Error(`${program} ${why}:\n${lines.join('\n')}`));
  ended.then(() => fail('ended instead of getting ready'), found.reject);
  const timer = setTimeout(() => fail(`was not ready after ${timeoutMs} ms`), timeoutMs);
  try {
    return { ready: await found.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
