import { fileURLToPath } from 'node:url';
import { MADE_AT } from './steady-time.ts';

interface SteadyServer {
  /** Settings of its process. */
  readonly env: Readonly<Record<string, string>>;
  /** Present time by its clock, epoch ms. */
  readonly now: () => number;
}

/** Whether pages are pictured, which must look the same in each run. */
export const isPictured = process.env.LINKVITALS_TEST_SCREENSHOTS !== undefined;

const preload = fileURLToPath(new URL('steady-clock.ts', import.meta.url));

/** Settings of a normal server; for pictures, of one whose clock starts at `MADE_AT` and which requests one URL at a time. */
export function steadyServer(): SteadyServer {
  if (!isPictured) return { env: {}, now: Date.now };
  const shiftMs = MADE_AT - Date.now();
  const env = {
    NODE_OPTIONS: `--import=${preload}`,
    LINKVITALS_TEST_CLOCK_SHIFT_MS: String(shiftMs),
    LINKVITALS_OWN_HOST_IN_FLIGHT: '1',
  };
  return { env, now: () => Date.now() + shiftMs };
}
