import { shiftClock } from '@linkvitals/testing/shift-clock';

/*
 * The server as its command starts it, with two faults built in, by variables that only this entry reads:
 * LINKVITALS_TEST_DIE_AT=<point>#<n>: kills itself, as `kill -9` would, when it comes to that point for the nth time.
 * LINKVITALS_TEST_CLOCK_SHIFT_MS: its clock is off by this; SIGUSR2 puts it right, or an hour ahead, and back.
 */

const HOUR_MS = 3_600_000;

const { LINKVITALS_TEST_DIE_AT = '', LINKVITALS_TEST_CLOCK_SHIFT_MS = '0' } = process.env;
let shiftMs = Number(LINKVITALS_TEST_CLOCK_SHIFT_MS);
shiftClock(() => shiftMs);
process.on('SIGUSR2', () => {
  shiftMs = shiftMs === 0 ? HOUR_MS : 0;
});
const { readConfig, startServer } = await import('@linkvitals/server');

const [deadly, nth = '1'] = LINKVITALS_TEST_DIE_AT.split('#');
let met = 0;
const server = await startServer(readConfig(process.env), {
  onPoint(point) {
    if (point !== deadly) return;
    met += 1;
    if (met === Number(nth)) process.kill(process.pid, 'SIGKILL');
  },
});
process.once('SIGTERM', () => {
  console.log('stopping');
  // Timers of libraries would keep the process running; the command does not wait for them either.
  void server.stop().then(() => process.exit(0));
});
console.log(`serving ${server.url}`);
