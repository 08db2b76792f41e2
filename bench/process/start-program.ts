import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of a bench that executes its parent's orders; `Order` is their type. */
export interface Program<Order> {
  send(order: Order): Promise<unknown>;
  stop(): Promise<void>;
}

/** How long it may take to stop: a webhook that hangs for 30 s may be under way. */
const STOPS_WITHIN_MS = 10_000;

/**
 * Starts `file`, which calls `obey`, and resolves when it is ready.
 * @param env on top of this process's own
 * @param quiet What it writes to its standard output is thrown away. Default: it goes to this process's.
 */
export async function startProgram<Order>(
  file: URL,
  env: Readonly<Record<string, string>>,
  { quiet = false }: { readonly quiet?: boolean } = {},
): Promise<Program<Order>> {
  const child = fork(file, {
    execArgv: ['--conditions=@linkvitals/source'],
    env: { ...process.env, ...env },
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const answer = async (): Promise<unknown> => {
    const done = new AbortController();
    const either = ['message', 'exit'].map((event) => once(child, event, done));
    const message = await Promise.race(either);
    done.abort();
    // The other one ends with an AbortError.
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
