import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A process of a bench that executes its parent's orders; `Order` is their type. */
export interface Program<Order> {
  send(order: Order): Promise<unknown>;
  stop(): Promise<void>;
}

/** Milliseconds until a stopping program is killed: a webhook that hangs for 30 s may be under way. */
const STOPS_WITHIN_MS = 10_000;

/** The flags and variables with which the command starts Node, from its first line. */
function startOfCommand(): { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  const [first = ''] = readFileSync(new URL('../../packages/server-cli/src/main.ts', import.meta.url), 'utf8').split(
    '\n',
  );
  const words = first.split(' ');
  const pairs = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='));
  return { flags: words.filter((word) => word.startsWith('--')), env: Object.fromEntries(pairs) };
}

interface StartOptions {
  /** Drops the standard output of the program. Default: it goes to this process's. */
  readonly quiet?: boolean;
  /** Whether Node gets the flags of the command, which decide its use of memory. Default: false. */
  readonly asCommand?: boolean;
}

/**
 * Starts `file`, which has to call `obey`, and resolves when it is ready.
 * @param env in addition to this process's own
 */
export async function startProgram<Order>(
  file: URL,
  env: Readonly<Record<string, string>>,
  { quiet = false, asCommand = false }: StartOptions = {},
): Promise<Program<Order>> {
  const start = asCommand ? startOfCommand() : { flags: [], env: {} };
  const child = fork(file, {
    execArgv: [...start.flags, '--conditions=@linkvitals/source'],
    env: { ...process.env, ...start.env, ...env },
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const answer = async (): Promise<unknown> => {
    const done = new AbortController();
    const either = ['message', 'exit'].map((event) => once(child, event, done));
    const message = await Promise.race(either);
    done.abort();
    // The promise that loses the race rejects with an AbortError.
    void Promise.allSettled(either);
    if (typeof message[0] !== 'object') throw new Error(`A program of the bench ended with ${message[0]}.`);
    return message[0].answer;
  };
  await answer();
  return {
    send(order) {
      const answered = answer();
      child.send(order as object);
      return answered;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.send({ kind: 'stop' });
      const tired = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
      await exited;
      clearTimeout(tired);
    },
  };
}
