import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Packages to bundle: few of their many modules are used, and each would be searched for and loaded separately. */
const bundled = ['entities', 'htmlparser2', 'lru-cache'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'create-page-thread': 'src/page/thread/create-page-thread.ts',
    'page-thread': 'src/page/thread/page-thread.ts',
  },
  format: ['esm'],
  target: 'node20',
  dts: true,
  clean: true,
  // The contract is private: the small part of it that is used is bundled.
  noExternal: [...bundled, /^@linkvitals\/contract\//],
  onSuccess: async () => {
    const licenses = bundled.map((name) => `${name}\n\n${licenseOf(name)}`);
    writeFileSync(new URL('dist/licenses.txt', import.meta.url), licenses.join('\n\n'));
  },
});

function licenseOf(name: string): string {
  const file = name === 'lru-cache' ? 'LICENSE.md' : 'LICENSE';
  return readFileSync(new URL(`node_modules/${name}/${file}`, import.meta.url), 'utf8').trim();
}
