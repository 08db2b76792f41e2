import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/types.ts',
    'src/signature.ts',
    'src/fixes/index.ts',
    'src/inert-text.ts',
    'src/generated/kind-titles.ts',
    'src/look.ts',
    'src/retry-after.ts',
    'src/score-parts.ts',
    'src/url-pattern.ts',
    'src/readable/{host,url}.ts',
    'src/wording/*.ts',
    '!src/**/*.test.ts',
  ],
  format: ['esm'],
  target: 'node22',
  dts: true,
  clean: true,
});
