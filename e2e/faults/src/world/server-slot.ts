import { fileURLToPath } from 'node:url';
import { type NodeExit, type NodeProcess, spawnNode, type TcpProxy } from '@linkvitals/testing';

const program = fileURLToPath(new URL('serve-with-faults.ts', import.meta.url));

export interface StartOptions {
  /** `<point>#<n>`, at which the server kills itself. */
  readonly dieAt?: string;
  readonly shiftMs?: number;
}

/** A slot for one server process after the other, with its own proxies to the databases. */
export interface ServerSlot {
  readonly index: number;
  readonly database: TcpProxy | undefined;
  readonly alarms: TcpProxy | undefined;
  /** Whether it crawls and delivers, and does not only answer. */
  readonly isWorker: boolean;
  /** Id of the running process; undefined when none runs. */
  readonly pid: number | undefined;
  /** `http://127.0.0.1:port`; undefined when no process listens. */
  readonly url: string | undefined;
  readonly metricsUrl: string | undefined;
  /** Output of all processes so far. */
  readonly log: string;
  /** Unexpected ends of processes, with the last lines of output. */
  readonly unaskedExits: readonly string[];
  /** Resolves when the last started server listens, or has ended before. */
  readonly started: Promise<void>;
  /** The end of the last started server. */
  readonly exited: Promise<NodeExit>;
  /** Starts a server and waits until it listens; starts it again when it ends before. Rejects when the run ends it before. */
  start(options?: StartOptions): Promise<void>;
  /** Sends the signal and waits for the end; SIGKILL `graceMs` later, when that is given. */
  end(signal: 'SIGKILL' | 'SIGTERM', graceMs?: number): Promise<NodeExit>;
  /** Sends SIGSTOP or SIGCONT; SIGUSR2 shifts the server's clock or corrects it. Does not wait. */
  signal(signal: NodeJS.Signals): void;
  /** Waits for a line in the log of the running process. */
  waitForLine(pattern: RegExp, options?: { readonly timeoutMs?: number }): Promise<RegExpMatchArray>;
}

interface SlotOptions {
  readonly index: number;
  readonly env: Readonly<Record<string, string>>;
  readonly database?: TcpProxy | undefined;
  readonly alarms?: TcpProxy | undefined;
}

export function createServerSlot(options: SlotOptions): ServerSlot {
  return new Slot(options);
}

const TAIL = 2_000;
const MAX_STARTS = 5;

class Slot implements ServerSlot {
  readonly index: number;
  readonly database: TcpProxy | undefined;
  readonly alarms: TcpProxy | undefined;
  readonly unaskedExits: string[] = [];
  readonly isWorker: boolean;
  readonly #env: Readonly<Record<string, string>>;
  readonly #earlier: string[] = [];
  #process: NodeProcess | undefined;
  /** Whether the process may end without that being a fault: its end was requested, or it dies at a point. */
  #isToEnd = false;
  /** Whether its end was requested. */
  #isEnding = false;
  url: string | undefined;
  metricsUrl: string | undefined;
  started: Promise<void> = Promise.resolve();
  exited: Promise<NodeExit> = Promise.resolve({ code: null, signal: null });

  constructor({ index, env, database, alarms }: SlotOptions) {
    this.index = index;
    this.isWorker = env.LINKVITALS_ROLES !== 'api';
    this.#env = env;
    this.database = database;
    this.alarms = alarms;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get log(): string {
    const now = this.#process;
    return [...this.#earlier, now === undefined ? '' : now.stdout + now.stderr].join('');
  }

  start(options: StartOptions = {}): Promise<void> {
    const listening = this.#start(options);
    this.started = listening.catch(() => {});
    return listening;
  }

  /** Starts a server. It ends when it cannot reach its database at the start, and then it is started again, as by a supervisor. */
  async #start(options: StartOptions): Promise<void> {
    for (let starts = 1; ; starts += 1) {
      const child = this.#spawn(options);
      try {
        return await this.#untilListening(child);
      } catch (error) {
        if (this.#isToEnd) throw error;
        if (starts === MAX_STARTS) this.unaskedExits.push(`server ${this.index} does not come up: ${error}`);
        if (starts === MAX_STARTS) throw error;
      }
    }
  }

  async #untilListening(child: NodeProcess): Promise<void> {
    const [, url = ''] = await child.waitForLine(/^serving (http:\S+)$/);
    const [, metricsUrl] = await child.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
    if (this.#process !== child || this.#isEnding) return;
    this.url = url;
    this.metricsUrl = metricsUrl;
  }

  #spawn({ dieAt, shiftMs = 0 }: StartOptions): NodeProcess {
    if (this.#process !== undefined) throw new Error(`server ${this.index} runs already`);
    const clock = shiftMs === 0 ? {} : { LINKVITALS_TEST_CLOCK_SHIFT_MS: String(shiftMs) };
    const death = dieAt === undefined ? {} : { LINKVITALS_TEST_DIE_AT: dieAt };
    const child = spawnNode([program], { env: { ...this.#env, ...clock, ...death } });
    this.#process = child;
    this.#isToEnd = dieAt !== undefined;
    this.#isEnding = false;
    this.exited = child.exited;
    void child.exited.then(({ code, signal }) => {
      const output = child.stdout + child.stderr;
      this.#earlier.push(output);
      const hasListened = this.#process === child && this.url !== undefined;
      if (hasListened && !this.#isToEnd)
        this.unaskedExits.push(`server ${this.index}, ${signal ?? code}: ${output.slice(-TAIL)}`);
      if (this.#process !== child) return;
      this.#process = undefined;
      this.url = undefined;
      this.metricsUrl = undefined;
    });
    return child;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM', graceMs?: number): Promise<NodeExit> {
    const child = this.#process;
    if (child === undefined) return { code: null, signal: null };
    this.#isToEnd = true;
    this.#isEnding = true;
    this.url = undefined;
    const impatience = graceMs === undefined ? undefined : setTimeout(() => void child.kill('SIGKILL'), graceMs);
    const exit = await child.kill(signal);
    clearTimeout(impatience);
    return exit;
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== undefined) process.kill(this.pid, signal);
  }

  waitForLine(pattern: RegExp, options?: { readonly timeoutMs?: number }): Promise<RegExpMatchArray> {
    if (this.#process === undefined) throw new Error(`server ${this.index} does not run`);
    return this.#process.waitForLine(pattern, options);
  }
}
