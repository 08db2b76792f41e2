import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type OutputFile, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, 'node_modules/.cache/linkvitals/programs');
const DAY_MS = 86_400_000;

/** Programs that tests start again and again, each with the whole server. */
export const programs: readonly string[] = [
  'packages/server-cli/src/main.ts',
  'packages/server-cli/src/test-support/serve-with-bug.ts',
  'packages/server/src/outgoing/deliveries/serve-until-point.test-support.ts',
  'packages/server/src/http/serve-until-statement.test-support.ts',
  'packages/server/src/platform/storage/schema/migrate-until.test-support.ts',
  'e2e/faults/src/world/serve-with-faults.ts',
];

const isCode = /\.[cm]?[jt]s$/;

/** Marks look-ups of the plugin itself. */
const resolving = Symbol('resolving');

/**
 * The source of a file, in which paths to its own place stay as they were before bundling, so that it finds files
 * beside it. The imports of Knex are changed so that there is one copy: the one that is extended is the one that is
 * used.
 */
function inItsPlace(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll("createRequire(import.meta.url)('knex/", "require('knex/")
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll(/\b(__filename|import\.meta\.filename)\b/g, JSON.stringify(path))
    .replaceAll(/\b(__dirname|import\.meta\.dirname)\b/g, JSON.stringify(dirname(path)));
}

/**
 * Bundles sources and libraries. Each library is taken from the place where its importing package would find it. (To
 * look up hundreds of files takes longer than to run them.) Files that cannot be bundled stay outside.
 */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: isCode }, ({ path }) => {
      return { loader: path.endsWith('ts') ? 'ts' : 'js', contents: inItsPlace(path) };
    });
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === resolving || kind === 'entry-point' || path.startsWith('node:')) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: resolving });
      if (found.errors.length > 0) return { path, external: true };
      // Node reads the exports of a CommonJS library in an `import()` in its own way, which no bundle can copy.
      const isLater = kind === 'dynamic-import' && !found.path.endsWith('.ts');
      if (isLater || !isCode.test(found.path)) return { path: found.path, external: true };
      return { path: found.path, sideEffects: found.sideEffects };
    });
  },
};

/** Defines `require` for CommonJS libraries that load modules of Node. */
const WITH_REQUIRE =
  "import { createRequire as forBundle } from 'node:module'; const require = forBundle(import.meta.url);";

/**
 * Bundles the programs from their sources.
 * @returns the folder with the bundles, each at its path with `.js` instead of `.ts`. The folder is named by its
 * content, so that parallel and later runs share it, and the code that Node has compiled.
 */
export async function bundlePrograms(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [...programs],
    absWorkingDir: root,
    outbase: root,
    outdir: kept,
    write: false,
    bundle: true,
    splitting: true,
    keepNames: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // `import` is left out: esbuild adds it or `require`, as the importing file needs. With both, CommonJS would get
    // modules.
    conditions: ['@linkvitals/source', 'node'],
    banner: { js: WITH_REQUIRE },
    plugins: [inPlace],
    logLevel: 'warning',
  });
  forgetOld();
  const folder = join(kept, nameOf(outputFiles));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else {
    place(outputFiles, folder);
    keepCompiled(folder);
  }
  return folder;
}

function nameOf(files: readonly OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(`${path}\n`).update(contents);
  return hash.digest('hex').slice(0, 16);
}

/** Writes all files at once or nothing, because another run may do the same. */
function place(files: readonly OutputFile[], folder: string): void {
  const made = mkdtempSync(join(kept, 'new-'));
  for (const { path, contents } of files) {
    const file = join(made, relative(kept, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  // Without it, Node would read each file to find out whether it is a module.
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Makes Node store its compiled code. It does that only when a process ends by itself, and tests kill most servers. */
function keepCompiled(folder: string): void {
  const command = join(folder, 'packages/server-cli/src/main.js');
  execFileSync(process.execPath, ['--conditions=@linkvitals/source', command, 'serve', '--help'], { stdio: 'ignore' });
}

function forgetOld(): void {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Bundles before the tests, for `spawnNode`. It does nothing in watch mode, where sources change. */
export default async function setup({ vitest }: TestProject): Promise<void> {
  if (vitest.config.watch) return;
  process.env.LINKVITALS_TEST_PROGRAMS ??= await bundlePrograms();
}
