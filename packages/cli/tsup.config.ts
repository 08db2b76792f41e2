import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { withPlainMembers } from '../../scripts/plain-members.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Replaces imports of Node in Commander: it imports all of `process` and `child_process`, which takes 5 ms. It gets the
 * global `process`, and `child_process` only when it uses that.
 */
const lazyNode: Plugin = {
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

/** A call by which the crawler loads a library when a page first needs it: package, and path in the package. */
const LATE = /createRequire\(import\.meta\.url\)\('((?:@[^/']+\/)?[^/']+)([^']*)'\)/g;

/**
 * Bundles each library that the crawler loads late into a file of its own, and its license into licenses.txt. In the
 * same file as the crawler they would cost every start some milliseconds.
 */
const lateLibraries: Plugin = {
  name: 'late-libraries',
  setup({ onLoad, onEnd, esbuild, initialOptions }) {
    initialOptions.metafile = true;
    const modules = new Map<string, Set<string>>();
    onLoad({ filter: /\/crawler\/src\/.*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replaceAll(LATE, (_, name: string, rest: string) => {
        modules.set(name, (modules.get(name) ?? new Set()).add(name + rest));
        return `createRequire(import.meta.url)('./${fileOf(name)}')['${name + rest}']()`;
      });
      return { loader: 'ts', contents };
    });
    onEnd(async ({ metafile }) => {
      const builds = [...modules].map(async ([name, paths]) => {
        const members = [...paths].map((path) => `'${path}': () => require('${path}')`);
        const stdin = { contents: `module.exports = { ${members} };`, resolveDir: '../crawler' };
        const options = { platform: 'node', format: 'cjs', target: 'node20', bundle: true, metafile: true } as const;
        return (await esbuild.build({ ...options, stdin, outfile: `dist/${fileOf(name)}` })).metafile;
      });
      const metafiles = [metafile, ...(await Promise.all(builds))];
      writeFileSync('dist/licenses.txt', noticesOf(metafiles.flatMap((file) => Object.keys(file?.inputs ?? {}))));
    });
  },
};

const fileOf = (name: string): string => `late-${name.replace(/^@/, '').replace('/', '-')}.cjs`;

/** The licenses of the libraries that these files belong to. */
function noticesOf(files: readonly string[]): string {
  const folders = files.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort().map(noticeOf).join('\n\n');
}

function noticeOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no license: what is bundled must name it`);
  return `${folder.replace(/^.*\/node_modules\//, '')}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}

const sdk = JSON.parse(readFileSync(new URL('../sdk/package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  entry: { main: 'src/main.ts', 'page-thread': '../crawler/src/page/thread/page-thread.ts' },
  format: ['esm'],
  target: 'node20',
  clean: true,
  // Everything is bundled: one archive to fetch, no dependency to resolve, few files to load.
  noExternal: [/./],
  removeNodeProtocol: false,
  define: { SDK_VERSION: JSON.stringify(sdk.version) },
  esbuildPlugins: [lazyNode, lateLibraries],
  plugins: [{ name: 'plain-members', renderChunk: (code) => ({ code: withPlainMembers(code) }) }],
  esbuildOptions(options) {
    options.conditions = ['@linkvitals/source'];
  },
});
