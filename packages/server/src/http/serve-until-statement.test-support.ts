import type { AddressInfo } from 'node:net';
import { readConfig } from '../platform/config/config.ts';
import { openServices } from '../services.ts';
import { createHttpServer } from './create-http-server.ts';

/*
 * The HTTP side of a server in a process of its own, without background work. It kills itself, as `kill -9` would, before
 * the statement of that number after its start: LINKVITALS_TEST_DIE_BEFORE. 0: it lives.
 */

let left = Number(process.env.LINKVITALS_TEST_DIE_BEFORE);
const { services, close } = await openServices(readConfig(process.env));
const server = createHttpServer(services);
server.listen(0, '127.0.0.1', () => {
  services.db.knex.on('query', () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
  console.log(`serving http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void close();
});
