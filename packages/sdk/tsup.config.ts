import { copyFileSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves out the progress of bodies, which no method requests: a twentieth of ky. */
const withoutProgress: Plugin = {
  name: 'ky-without-progress',
  setup({ onLoad }) {
    const contents = 'export const streamRequest = undefined; export const streamResponse = undefined;';
    onLoad({ filter: /ky[\\/]distribution[\\/]utils[\\/]body\.js$/ }, () => ({ contents }));
  },
};

export default defineConfig({
  entry: ['src/index.ts', 'src/session.ts', 'src/follow.ts', 'src/admin.ts', 'src/msw.ts'],
  format: ['esm', 'cjs'],
  // The target is browsers of the last years and Node 20, which have the global fetch.
  target: 'es2022',
  platform: 'neutral',
  // The contract package is private, so the used parts of it are bundled. By path, its types count as this package's
  // own.
  dts: { compilerOptions: { paths: { '@linkvitals/contract/*': ['../contract/src/*.ts'] } } },
  clean: true,
  define: { SDK_VERSION: JSON.stringify(version) },
  esbuildOptions(options) {
    options.conditions = ['@linkvitals/source'];
  },
  // ky is bundled in both builds: it has no CommonJS entry, and its `engines` would refuse Node 20 where they are
  // enforced.
  noExternal: ['ky', '@linkvitals/contract'],
  esbuildPlugins: [withoutProgress],
  // The notice is a file beside the code, because a comment would get into the bundle of every application.
  onSuccess: async () => {
    const file = (path: string) => new URL(path, import.meta.url);
    copyFileSync(file('node_modules/ky/license'), file('dist/ky-license.txt'));
  },
});
