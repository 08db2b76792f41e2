import { defineConfig, type Options } from 'tsup';

/** Libraries of many small modules, which `check` would load one by one. They are bundled. */
const libraries = /^(?:markdown-it|linkify-it|mdurl|uc\.micro|punycode|entities|github-slugger|commander)/;

/**
 * Replaces imports of Node in Commander: it imports all of `process` and `child_process`, which takes 5 ms. It gets the
 * global `process`, and `child_process` only when it uses that.
 */
const lazyNode: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'lazy-node',
  setup(build) {
    build.onResolve({ filter: /^node:(?:process|child_process|fs)$/ }, ({ path, importer }) =>
      importer.includes('/commander/') ? { path, namespace: 'lazy-node' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'lazy-node' }, ({ path }) => ({ contents: lazily(path) }));
  },
};

function lazily(path: string): string {
  if (path === 'node:process') return 'export default process;';
  return `export default new Proxy({}, { get: (_, name) => process.getBuiltinModule('${path}')[name] });`;
}

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node24',
  clean: true,
  noExternal: [libraries],
  removeNodeProtocol: false,
  esbuildPlugins: [lazyNode],
});
