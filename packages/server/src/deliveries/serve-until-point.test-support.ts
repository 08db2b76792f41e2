import { startServer } from '../app.ts';
import { readConfig } from '../config/config.ts';

/*
 * The server as its command starts it, but for one thing: it kills itself, as `kill -9` would, at the point of a
 * delivery that LINKVITALS_TEST_DIE_AT names. Unset: it lives.
 */

const deadly = process.env.LINKVITALS_TEST_DIE_AT;
const server = await startServer(readConfig(process.env), {
  onPoint(point) {
    if (point === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
process.once('SIGTERM', () => void server.stop());
console.log(`serving ${server.url}`);
