import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { findChromium } from './chromium.ts';

/**
 * Runs a suite with one Chromium without a window; it is skipped where there is none.
 * @param suite `browser` may be called inside its tests.
 */
export function describeInChromium(name: string, suite: (browser: () => Browser) => void): void {
  const executablePath = findChromium();
  const run = executablePath === undefined ? describe.skip : describe;
  run(name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      // Its sandbox refuses to start as root, which containers are; the pages are our own.
      browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    });
    afterAll(() => browser?.close());
    suite(() => {
      if (browser === undefined) throw new Error('the browser is there inside tests only');
      return browser;
    });
  });
}
