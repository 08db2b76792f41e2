import { createServer } from 'node:http';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';
import type { Provisioning } from './provision.ts';

export interface Broker {
  readonly url: string;
  /** Stops all started servers. */
  close(): Promise<void>;
}

/**
 * Shares one server of each kind among the processes that run test files, started when the first of them needs it: `GET
 * /<kind>` answers with the JSON of a `Provision`, or with 500 and the reason when an existing server fails to start.
 * `GET /<kind>/<name>` does the same for a server that users of this name share.
 */
export async function startBroker(kinds: Readonly<Record<string, () => Promise<Provisioning>>>): Promise<Broker> {
  const started = new Map<string, Promise<Provisioning>>();
  const server = createServer((request, response) => {
    const path = request.url?.slice(1) ?? '';
    const [kind = ''] = path.split('/');
    const start = kinds[kind];
    const provisioning = started.get(path) ?? start?.();
    if (provisioning === undefined) {
      response.writeHead(404).end();
      return;
    }
    started.set(path, provisioning);
    provisioning.then(
      ({ provision }) => response.end(JSON.stringify(provision)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const { port } = await listen(server, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await closeServer(server);
      for (const outcome of await Promise.allSettled(started.values())) {
        if (outcome.status === 'fulfilled') await outcome.value.running?.stop();
      }
    },
  };
}
