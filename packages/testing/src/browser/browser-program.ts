import { createApt } from '../databases/apt.ts';
import { createLog } from '../databases/log.ts';
import { prepare } from '../databases/provision.ts';
import { chromium } from './chromium.ts';
import { findBrowser } from './find-browser.ts';

/**
 * The path of a browser for tests that start one themselves; it is installed first if need be. Undefined when it cannot be had: stderr has the
 * reason, and the tests are skipped.
 *
 * @throws Error instead of that with `CI=true`
 */
export async function browserProgram(): Promise<string | undefined> {
  const found = findBrowser();
  if (found !== undefined) return found;
  const log = createLog((text) => void process.stderr.write(text));
  const env = { ...process.env, [chromium.variable]: undefined };
  const missing = await prepare(chromium, { log, apt: createApt(log) }, env);
  if (missing !== undefined && process.env.CI === 'true') throw new Error(`no browser: ${missing}`);
  return findBrowser();
}
