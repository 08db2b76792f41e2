import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '../base/ratios.ts';

/** Milliseconds between two samples of the threads of a run. This much of a thread's time may be missed at its end. */
const LOOK_MS = 20;
const LONGEST_RUN_MS = 300_000;

/**
 * A script that measures a command: Bash knows wall and processor time to the millisecond, GNU time the peak memory;
 * Node knows neither of a child.
 */
const SCRIPT = `TIMEFORMAT='%R %U %S'; { time /usr/bin/time -f %M -o memory "$@" >report 2>messages; } 2>times`;

/** Names of threads of V8 and libuv; the others are the main thread and threads of the command. */
const NODES_OWN = /^(?:V8Worker|DelayedTask|libuv-worker|SignalInspector)/;

/**
 * Runs a command in `cwd`, where it leaves `report` (its stdout) and `messages` (its stderr).
 * @throws Error for an exit code that is neither 0 nor 1 (broken links), and for 1 without a report: Node ends so when there is no program
 */
export async function measureRun(command: readonly string[], cwd: string): Promise<Figures> {
  const child = spawn('bash', ['-c', SCRIPT, 'bash', ...command], { cwd, stdio: 'ignore', detached: true });
  // The whole group: the shell, GNU time and the command.
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LONGEST_RUN_MS);
  const looks = new ThreadTimes(child);
  const timer = setInterval(() => looks.take(), LOOK_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  clearTimeout(limit);
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8').trim();
  const hasRun = code === 0 || (code === 1 && statSync(join(cwd, 'report')).size > 0);
  if (!hasRun) throw new Error(`${command.join(' ')} ended with ${code}: ${read('messages')}`);
  const [wall = 0, user = 0, system = 0] = read('times').split(' ').map(Number);
  const memory = Number(read('memory').split('\n').at(-1)) / 1_024;
  return { 'wall s': wall, 'processor s': user + system, ...looks.seconds(), 'peak MB': memory };
}

class ThreadTimes {
  readonly #child: ChildProcess;
  #process: string | undefined;
  readonly #names = new Map<string, string>();
  readonly #nanoseconds = new Map<string, number>();

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  take(): void {
    try {
      // The shell's child is GNU time, whose child is the command.
      this.#process ??= childOf(childOf(String(this.#child.pid)));
      if (this.#process === undefined) return;
      const tasks = `/proc/${this.#process}/task`;
      for (const id of readdirSync(tasks)) {
        this.#names.set(id, readFileSync(`${tasks}/${id}/comm`, 'utf8').trim());
        this.#nanoseconds.set(id, Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]));
      }
    } catch {
      // It has ended, or this kernel does not say.
    }
  }

  seconds(): Figures {
    const sums: Record<string, number> = {};
    for (const [id, nanoseconds] of this.#nanoseconds) {
      const name = this.#names.get(id) ?? '';
      const whose = id === this.#process ? 'main thread' : NODES_OWN.test(name) ? "Node's threads" : 'page thread';
      sums[`${whose}, processor s`] = (sums[`${whose}, processor s`] ?? 0) + nanoseconds / 1e9;
    }
    return sums;
  }
}

function childOf(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const [child] = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ');
  return child === '' ? undefined : child;
}
