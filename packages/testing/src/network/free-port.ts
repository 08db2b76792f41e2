import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from '../http/listen.ts';

/** A TCP port that nothing listened at a moment ago, for programs that must be given one. @param host Default 127.0.0.1. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, host);
  server.close();
  await once(server, 'close');
  return port;
}
