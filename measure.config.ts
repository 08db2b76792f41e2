import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@linkvitals/source', 'node'];

/** What is measured by command and is no part of `npm test`: its numbers depend on the machine. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['e2e/src/dashboard/measure/*.measure.ts'],
    testTimeout: 900_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    // One at a time: what runs beside it is measured as well.
    maxWorkers: 1,
    globalSetup: ['packages/testing/src/databases/global-setup.ts'],
  },
});
