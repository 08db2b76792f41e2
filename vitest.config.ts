import { defineConfig } from 'vitest/config';

// `import` and `default` are always there; to name them would apply them to CommonJS `require` in the workers as well.
const conditions = ['@linkvitals/source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/testing/faults/src/**/*.test.ts',
      'examples/*/src/**/*.test.ts',
      'e2e/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['packages/testing/src/databases/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a loaded machine is no fault of the code.
    expect: { poll: { timeout: 15_000, interval: 20 } },
    pool: 'forks',
  },
});
