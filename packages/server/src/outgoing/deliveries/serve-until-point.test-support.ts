import { startServer } from '../../app.ts';
import { readConfig } from '../../platform/config/config.ts';

/*
 * Starts the server as its command does, except that it kills itself, as `kill -9` would, at the point of a delivery that
 * LINKVITALS_TEST_DIE_AT names. Without that variable it runs until SIGTERM.
 */

const deadly = process.env.LINKVITALS_TEST_DIE_AT;
const server = await startServer(readConfig(process.env), {
  onPoint(point) {
    if (point === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
process.once('SIGTERM', () => void server.stop());
console.log(`serving ${server.url}`);
