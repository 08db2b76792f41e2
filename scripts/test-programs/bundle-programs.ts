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

/** Programs that tests start again and again, each with all of the server. */
export const programs: readonly string[] = [
  'packages/cli/src/main.ts',
  'packages/server/src/deliveries/serve-until-point.test-support.ts',
  'packages/server/src/http/serve-until-statement.test-support.ts',
  'packages/server/src/storage/schema/migrate-until.test-support.ts',
  'e2e/faults/src/world/serve-with-faults.ts',
];

const isCode = /\.[cm]?[jt]s$/;

/** Marks what the plugin itself wants resolved. */
const resolving = Symbol('resolving');

/**
 * What a file says of its own place, as if it stood where it is: what it looks for beside it is found. Of Knex, what is
 * extended must be what is used: one copy.
 */
function inItsPlace(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll("createRequire(import.meta.url)('knex/", "require('knex/")
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll(/\b(__filename|import\.meta\.filename)\b/g, JSON.stringify(path))
    .replaceAll(/\b(__dirname|import\.meta\.dirname)\b/g, JSON.stringify(dirname(path)));
}

/**
 * Bundles sources and libraries, each library taken from where the package that imports it would find it: to look for
 * hundreds of files takes longer than to run them. What no bundle can hold stays outside.
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
      // What Node makes of the exports of a library of CommonJS that is imported when it is needed, no bundle makes of them.
      const isLater = kind === 'dynamic-import' && !found.path.endsWith('.ts');
      if (isLater || !isCode.test(found.path)) return { path: found.path, external: true };
      return { path: found.path, sideEffects: found.sideEffects };
    });
  },
};

/** For what CommonJS libraries require of Node. */
const WITH_REQUIRE =
  "import { createRequire as forBundle } from 'node:module'; const require = forBundle(import.meta.url);";

/**
 * Bundles the programs from their sources.
 * @returns the folder with them, each at its path with `.js` for `.ts`. It is named by what is in it, so that several runs
 * at once, and the next ones, share it and what Node has compiled of it.
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
    // Not `import`: esbuild adds that or `require`, as the file that imports a library needs it. With both, CommonJS would get modules.
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

/** All of it at once, or nothing: another run may do the same. */
function place(files: readonly OutputFile[], folder: string): void {
  const made = mkdtempSync(join(kept, 'new-'));
  for (const { path, contents } of files) {
    const file = join(made, relative(kept, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  // Otherwise Node reads each file to find out whether it is a module.
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Node keeps what it has compiled when a process ends by itself, and most servers of tests are killed. */
function keepCompiled(folder: string): void {
  const command = join(folder, 'packages/cli/src/main.js');
  execFileSync(process.execPath, ['--conditions=@linkvitals/source', command, 'serve', '--help'], { stdio: 'ignore' });
}

function forgetOld(): void {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Before the tests: `spawnNode` takes the bundles. Not where tests run again whenever a source changes. */
export default async function setup({ vitest }: TestProject): Promise<void> {
  if (vitest.config.watch) return;
  process.env.LINKVITALS_TEST_PROGRAMS ??= await bundlePrograms();
}
