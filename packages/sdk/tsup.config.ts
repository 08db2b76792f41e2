import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const kyLicense = readFileSync(new URL('node_modules/ky/license', import.meta.url), 'utf8').trim();
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  // Browsers of the last years and Node 20: nothing newer than the global fetch that it stands on.
  target: 'es2022',
  platform: 'neutral',
  // The contract is private: its types go into ours. Reached by path they count as our own, not as a dependency's.
  dts: { compilerOptions: { paths: { '@linkvitals/contract/types': ['../contract/src/types.ts'] } } },
  clean: true,
  define: { SDK_VERSION: JSON.stringify(version) },
  // ky has no CommonJS entry: `require` gets a copy inside, `import` shares the one that is installed.
  noExternal: ['ky'],
  banner: ({ format }) =>
    format === 'cjs' ? { js: `/*! Contains ky (https://github.com/sindresorhus/ky).\n${kyLicense}\n*/` } : {},
  esbuildOptions(options, { format }) {
    if (format === 'esm') options.external = [...(options.external ?? []), 'ky'];
  },
});
