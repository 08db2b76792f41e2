import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'report-thread': 'src/reporting/reports/thread/report-thread.ts' },
  format: ['esm'],
  target: 'node22',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
});
