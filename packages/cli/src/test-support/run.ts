import { Readable, Writable } from 'node:stream';
import { createPageThread } from '@linkvitals/crawler/page-thread';
import type { Io } from '../io.ts';
import { runCli } from '../run-cli.ts';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliIo extends Io {
  readonly stdoutText: () => string;
  readonly stderrText: () => string;
  /** Does the same as a Ctrl-C. */
  interrupt(): void;
  readonly exits: number[];
}

export interface Surroundings {
  /** Default: a folder without a config file. */
  readonly cwd?: string;
  readonly stdin?: string;
}

const thread = createPageThread();
/** The page thread of all commands in this process, because its start takes longer than a test's crawl. No command ends it. */
const pageThread = {
  start: () => thread.start(),
  read: (page: Parameters<typeof thread.read>[0]) => thread.read(page),
  close: async () => {},
};

/** An `Io` for a command in a test, with nothing but the test's values. */
export function cliIo(env: Readonly<Record<string, string>> = {}, { cwd, stdin = '' }: Surroundings = {}): CliIo {
  const [stdout, stdoutText] = collect();
  const [stderr, stderrText] = collect();
  const hooks = new Set<() => void>();
  const exits: number[] = [];
  return {
    env,
    cwd: cwd ?? import.meta.dirname,
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout,
    stderr,
    stdoutText,
    stderrText,
    exits,
    pageThread,
    exit: (code) => void exits.push(code),
    interrupt: () => {
      for (const hook of hooks) hook();
    },
    onStopSignal(hook) {
      hooks.add(hook);
      return () => hooks.delete(hook);
    },
  };
}

/** A function that runs one command line of a program in this process. */
export const runWith =
  (runProgram: (args: readonly string[], io: Io) => Promise<number>) =>
  async (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    surroundings: Surroundings = {},
  ): Promise<CliRun> => {
    const io = cliIo(env, surroundings);
    const code = await runProgram(args, io);
    return { code, stdout: io.stdoutText(), stderr: io.stderrText() };
  };

/** Runs one command line in this process. */
export const run = runWith(runCli);

function collect(): [stream: Writable, text: () => string] {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return [stream, () => chunks.join('')];
}
