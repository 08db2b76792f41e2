import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order/longest-first.ts';
import { isUnitTest } from './scripts/unit-tests/is-unit-test.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// `import` and `default` are always there; to name them would apply them to CommonJS `require` in the workers as well.
const conditions = ['@linkvitals/source', 'node'];

// Hundreds of processes load the same modules: workers and the servers that tests start. They inherit it.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/linkvitals/compiled`;

const include = [
  'packages/*/src/**/*.test.ts',
  'e2e/faults/src/**/*.test.ts',
  'packages/server/scale/**/*.test.ts',
  'examples/*/src/**/*.test.ts',
  'e2e/src/**/*.test.ts',
  'scripts/**/*.test.ts',
];
/** What it forbids in a process stays forbidden there. */
const alone = 'scripts/unit-tests/no-outside.test.ts';
/** What speaks HTTP/1.1 to a server: it also runs on undici in the place of our own. */
const exchanges = [
  'packages/outbound/src/{create-outbound,load-time,outbound-cases}.test.ts',
  'packages/outbound/src/http/{body-sink,connection,connection-pool,content-coding,follow-redirects}.test.ts',
  'packages/outbound/src/tls/start-tls.test.ts',
];
const unit = globSync(include, { cwd: root, exclude: ['**/node_modules'] }).filter((file) => isUnitTest(root, file));

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes when it comes: a loaded machine is no fault of the code.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    pool: 'forks',
    // Many files wait for servers and pages most of their time. Eight at once took no less time on two cores, and pages came too
    // late for what they may take from their HTML.
    maxWorkers: Math.max(6, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Once for all projects: each server is started when the first file needs it.
    globalSetup: ['packages/testing/src/databases/global-setup.ts', 'scripts/test-programs/bundle-programs.ts'],
    // `isolate: false`: nothing outlives a file in its process, which may run them all, and load what they share once:
    // to load the server takes longer than all tests of most files.
    projects: [
      {
        test: {
          name: 'integration',
          include,
          exclude: ['**/node_modules/**', alone, ...unit],
          isolate: false,
        },
      },
      { test: { name: 'isolated', include: [alone] } },
      {
        test: {
          name: 'undici',
          include: exchanges,
          env: { LINKVITALS_HTTP: 'undici' },
          setupFiles: ['packages/outbound/src/test-support/undici-differences.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          include: unit,
          setupFiles: ['scripts/unit-tests/no-outside.ts'],
          isolate: false,
        },
      },
    ],
  },
});
