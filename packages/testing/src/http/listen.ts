import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Listens on a port that the system picks; rejects when it cannot. */
export async function listen(server: Server, host: string): Promise<AddressInfo> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address with a port');
  return address;
}
