import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { needBrowser } from '@linkvitals/testing/find-browser';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const kept = fileURLToPath(new URL('../node_modules/.linkvitals', import.meta.url));

/** Long tests: a whole file by its name, a single test by its tag. Playwright searches file names, titles and tags. */
const LONG = /\.long\.spec\.ts|@long/;

/** The tests of each lane: those of every run, all others, and measurements, whose figures depend on the machine. */
const lanes: Readonly<Record<'fast' | 'long' | 'measure', PlaywrightTestConfig>> = {
  fast: { testMatch: '*.spec.ts', grepInvert: LONG },
  long: { testMatch: '*.spec.ts', grep: LONG },
  measure: { testMatch: 'measure/*.measure.ts', workers: 1, timeout: 900_000 },
};

const lane = process.env.LINKVITALS_TEST_LANE ?? 'fast';
if (!(lane in lanes)) throw new Error(`LINKVITALS_TEST_LANE is one of ${Object.keys(lanes).join(', ')}`);

/** The tests of the dashboard in Chromium. `scripts/test-browser.mjs` runs them. */
export default defineConfig({
  testDir: 'src/dashboard',
  outputDir: `${kept}/browser-tests`,
  globalSetup: './src/dashboard/global-setup.ts',
  // Node strips the types by itself.
  build: { external: ['**/*.ts'] },
  // Each worker has a busy browser, server and page; vitest runs beside them.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: true,
  // The time-out is long, because a loaded machine is no fault of the code.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${kept}/browser-tests.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: needBrowser(),
      // The sandbox is off, because root and containers cannot have it. Only pages of the tests are opened.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
      // Scroll bars are shown, because they take room from a page, as for people.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    screenshot: 'only-on-failure',
    // A trace takes a fifth of the processor time: `scripts/test-browser.mjs` records red tests in a run of their own.
    trace: 'off',
  },
  ...lanes[lane as keyof typeof lanes],
});
