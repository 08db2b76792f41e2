import { once } from 'node:events';
import type { Server } from 'node:http';

/** Stops listening and closes every connection, also those in the middle of an exchange. */
export async function closeServer(server: Pick<Server, 'close' | 'closeAllConnections' | 'listening'>): Promise<void> {
  if (!server.listening) return;
  const closed = once(server as Server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
