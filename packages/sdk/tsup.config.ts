import { copyFileSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  entry: ['src/index.ts', 'src/admin.ts', 'src/msw.ts'],
  format: ['esm', 'cjs'],
  // Browsers of the last years and Node 20: nothing newer than the global fetch that it stands on.
  target: 'es2022',
  platform: 'neutral',
  // The contract is private: what is used of it goes into ours. Reached by path its types count as our own.
  dts: { compilerOptions: { paths: { '@linkvitals/contract/*': ['../contract/src/*.ts'] } } },
  clean: true,
  define: { SDK_VERSION: JSON.stringify(version) },
  esbuildOptions(options) {
    options.conditions = ['@linkvitals/source'];
  },
  // Inside both halves: ky has no CommonJS entry, and its `engines` would refuse Node 20 where they are enforced.
  noExternal: ['ky', '@linkvitals/contract'],
  // The notice goes beside the code: a comment would be carried into the bundle of every application.
  onSuccess: async () => {
    const file = (path: string) => new URL(path, import.meta.url);
    copyFileSync(file('node_modules/ky/license'), file('dist/ky-license.txt'));
  },
});
