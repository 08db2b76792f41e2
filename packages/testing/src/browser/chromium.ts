import type { Machine } from '../databases/database-server.ts';
import { findProgram } from '../databases/find-program.ts';

const VARIABLE = 'LINKVITALS_TEST_CHROMIUM';

/** The browser to test pages in: the one that the environment names, else one of this machine. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env[VARIABLE] || findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/**
 * Makes sure that there is a Chromium; from Debian where the machine has none. Fast when there is one.
 * @returns What has to be skipped, and why, which is also logged loudly; undefined when nothing has.
 */
export async function prepareChromium({ apt, log }: Machine): Promise<string | undefined> {
  if (findChromium() !== undefined) return undefined;
  try {
    if (apt.obstacle !== undefined) throw new Error(apt.obstacle);
    await apt.install(['chromium']);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const missing = `the tests in a browser (${reason}); to run them install Chromium, or set ${VARIABLE} to its path`;
    log.line(`SKIPPED: ${missing}`);
    return missing;
  }
}
