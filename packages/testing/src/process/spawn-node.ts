import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from '../patience.ts';
import { atEndOfTest, isInTest } from './at-end-of-test.ts';
import { endWithThisProcess } from './end-with-this-process.ts';
import { keepLines, keepText } from './process-output.ts';

export interface SpawnNodeOptions {
  /** Added to the environment of the tests, without vitest's variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: the working folder of the tests. */
  readonly cwd?: string;
}

export interface NodeExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface NodeProcess extends AsyncDisposable {
  readonly pid: number | undefined;
  /** The output so far. */
  readonly stdout: string;
  readonly stderr: string;
  /** Resolves when it has ended and all its output is read. */
  readonly exited: Promise<NodeExit>;
  /**
   * The first line of stdout, already printed or later, that matches. Rejects with all output when the process ends
   * without it, or when `timeoutMs` (default `PATIENCE_MS`) have passed.
   */
  waitForLine(pattern: RegExp, options?: { readonly timeoutMs?: number }): Promise<RegExpMatchArray>;
  /** Sends the signal (default SIGTERM) and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<NodeExit>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The bundle of a program, if this run of the tests has one: it starts in half of the processor time. */
function bundleOf(program: string): string {
  const folder = process.env.LINKVITALS_TEST_PROGRAMS;
  if (!folder || !program.startsWith(root)) return program;
  const bundle = join(folder, relative(root, program).replace(/\.ts$/, '.js'));
  return existsSync(bundle) ? bundle : program;
}

/**
 * Runs `node <args>` with the Node of the tests and with the sources of workspace packages, bundled for programs that
 * are started often. The child is killed when the calling test ends; if a hook calls, at the latest when the test
 * file's process ends in any way. (In concurrent tests vitest cannot know the calling test: use `await using` there.)
 */
export function spawnNode(args: readonly string[], options: SpawnNodeOptions = {}): NodeProcess {
  const [program = '', ...rest] = args;
  const child = endWithThisProcess(() =>
    spawn(process.execPath, ['--conditions=@linkvitals/source', bundleOf(program), ...rest], {
      // No load balancer needs time to notice that a server of a test stops.
      env: { LINKVITALS_DRAIN_SECONDS: '0', ...withoutVitest(process.env), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    }),
  );
  const exited = once(child, 'close').then(([code, signal]): NodeExit => ({ code, signal }));
  exited.catch(() => {}); // whoever awaits it gets a failure to spawn
  const lines = keepLines(child.stdout);
  const stdout = keepText(child.stdout);
  const stderr = keepText(child.stderr);

  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  const dispose = async () => {
    await kill('SIGKILL');
  };
  if (isInTest()) atEndOfTest(dispose);

  return {
    pid: child.pid,
    get stdout() {
      return stdout();
    },
    get stderr() {
      return stderr();
    },
    exited,
    waitForLine(pattern, { timeoutMs = PATIENCE_MS } = {}) {
      const wait = lines.find(pattern);
      const fail = (why: string) => {
        wait.fail(new Error(`no line ${pattern}: ${why}\n--- stdout\n${stdout()}\n--- stderr\n${stderr()}`));
      };
      const timer = setTimeout(fail, timeoutMs, `waited ${timeoutMs} ms`);
      exited.then(
        ({ code, signal }) => fail(`ended with ${signal ?? code}`),
        (error) => fail(String(error)),
      );
      return wait.found.finally(() => clearTimeout(timer));
    },
    kill,
    [Symbol.asyncDispose]: dispose,
  };
}

/** The environment without vitest's variables, because a program under test must not behave like a part of the tests. */
function withoutVitest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^(?:VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
}
