import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './packages/testing/src/patience.ts';
import { LongestFirst } from './scripts/test-order/longest-first.ts';
import { isUnitTest } from './scripts/unit-tests/is-unit-test.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// Hundreds of processes load the same modules: workers and the servers that tests start. They inherit it.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/linkvitals/compiled`;

const include = [
  'packages/*/src/**/*.test.ts',
  'e2e/faults/src/**/*.test.ts',
  'packages/server/scale/**/*.test.ts',
  'examples/*/src/**/*.test.ts',
  'e2e/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'action/*.test.ts',
];
/** They change their process, or look at what is loaded in it first. */
const alone = ['scripts/unit-tests/no-outside.test.ts', 'packages/dashboard/src/texts/late.test.ts'];
/** Tests that speak HTTP/1.1 to a server: they also run on undici in the place of our own client. */
const exchanges = [
  'packages/outbound/src/{create-outbound,load-time,outbound-cases}.test.ts',
  'packages/outbound/src/http/{body-sink,connection,connection-pool,content-coding,follow-redirects}.test.ts',
  'packages/outbound/src/tls/start-tls.test.ts',
];

/** Files that need time, luck or many processes. */
const long = '**/*.long.test.ts';
/** Packages, and checkouts of earlier revisions that benches compare with. */
const others = ['**/node_modules/**', '**/.cache/**'];
const exclude = [...others, ...alone, long];
const usesDatabases = /\bdescribe(Each|Every|EveryEmpty)?Databases?\(/;
const differsByLane = /\b(fuzz|fuzzBound|perLane|ofLane)\(/;

/** Many files wait for servers most of their time. In `npm test`, the tests of the dashboard run beside them. */
const severalWorkers = Math.max(4, availableParallelism());

const files = globSync(include, { cwd: root, exclude: ['**/node_modules'] }).filter(
  (file) => !file.endsWith('.long.test.ts') && !alone.includes(file),
);
const unit = files.filter((file) => isUnitTest(root, file));
const filesWith = (what: RegExp): string[] => files.filter((file) => what.test(readFileSync(`${root}${file}`, 'utf8')));

/** `npm test`: what a change can break. */
const usual = [
  // `isolate: false`: nothing outlives a file in its process, which may run them all, and load what they share once:
  // to load the server takes longer than all tests of most files.
  { test: { name: 'integration', include, exclude: [...exclude, ...unit], isolate: false } },
  { test: { name: 'isolated', include: alone } },
  { test: { name: 'unit', include: unit, setupFiles: ['scripts/unit-tests/no-outside.ts'], isolate: false } },
];

/**
 * `npm run test:long`: files of its own, suites of `npm test` on the databases that it leaves out, files with more cases than
 * there (`perLane`, `fuzz`) and with bounds in processor time, and requests with undici in the place of our own client.
 */
const lasting = [
  {
    test: {
      name: 'long',
      include: [long],
      exclude: others,
      env: { LINKVITALS_TEST_SELECTION: 'every' },
      isolate: false,
    },
  },
  {
    test: {
      name: 'second databases',
      include: filesWith(usesDatabases),
      env: { LINKVITALS_TEST_SELECTION: 'second' },
      isolate: false,
      // They are tests of `npm test` and measure no time: several run at once, after all others.
      maxWorkers: severalWorkers,
      sequence: { groupOrder: 1 },
    },
  },
  { test: { name: 'more cases', include: filesWith(differsByLane), isolate: false } },
  {
    test: {
      name: 'undici',
      include: exchanges,
      env: { LINKVITALS_HTTP: 'undici' },
      setupFiles: ['packages/outbound/src/test-support/undici-differences.ts'],
      isolate: false,
    },
  },
];

const isLong = process.env.LINKVITALS_TEST_LANE === 'long';

export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
    pool: 'forks',
    // Node loads the files itself, as it loads them in the servers and scripts of the tests: it strips types faster than
    // Vite transforms, and calls of an imported function cost no look-up. There is no `vi.mock` then.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--conditions=@linkvitals/source'],
    // In the long lane nothing runs beside what is measured in seconds.
    maxWorkers: isLong ? 1 : severalWorkers,
    sequence: { sequencer: LongestFirst },
    // For the lines of red tests at the end of a run.
    includeTaskLocation: true,
    // Once for all projects: each server is started when the first file needs it.
    globalSetup: ['packages/testing/src/databases/global-setup.ts', 'scripts/test-programs/bundle-programs.ts'],
    projects: isLong ? lasting : usual,
  },
});
