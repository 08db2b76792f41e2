import { expect, test } from 'vitest';
import { findChromium, prepareChromium } from './chromium.ts';

test('a browser that the environment names is used', () => {
  expect(findChromium({ LINKVITALS_TEST_CHROMIUM: '/opt/browser' })).toBe('/opt/browser');
});

test('it is installed only where there is none, and what cannot be had is told', async () => {
  const installed: string[] = [];
  const lines: string[] = [];
  const log = {
    line: (text: string) => void lines.push(text),
    step: async <T>(_: string, run: () => Promise<T>) => run(),
  };
  const apt = { obstacle: 'not root', install: async (names: readonly string[]) => void installed.push(...names) };
  const missing = await prepareChromium({ apt, log });
  expect(missing !== undefined).toBe(findChromium() === undefined);
  expect(lines).toEqual(
    missing === undefined ? [] : [expect.stringContaining('SKIPPED: the tests in a browser (not root)')],
  );
  expect(installed).toEqual([]);
});
