import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Order } from './server.ts';

/** A server process that obeys. */
export interface BenchServer {
  ask(order: Order): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startBenchServer(env: Readonly<Record<string, string>>): Promise<BenchServer> {
  const child = fork(new URL('server.ts', import.meta.url), {
    execArgv: ['--conditions=@linkvitals/source'],
    env: { ...process.env, ...env },
  });
  const answer = async (): Promise<unknown> => {
    const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof message[0] !== 'object') throw new Error(`A server of the bench ended with ${message[0]}.`);
    return message[0].answer;
  };
  await answer();
  return {
    ask(order) {
      const answered = answer();
      child.send(order);
      return answered;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.send({ kind: 'stop' } satisfies Order);
      await exited;
    },
  };
}
