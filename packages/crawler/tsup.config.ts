import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'create-page-thread': 'src/page/thread/create-page-thread.ts',
    'page-thread': 'src/page/thread/page-thread.ts',
  },
  format: ['esm'],
  target: 'node24',
  dts: true,
  clean: true,
  // Few of their many modules are used; each would be looked for and loaded alone.
  noExternal: ['entities', 'htmlparser2', 'lru-cache'],
});
