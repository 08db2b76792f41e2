import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadingCode, runningCode, typedCode } from './consumer-code.ts';
import { link, linkPeers } from './link-peers.ts';
import { type NodeProgram, nodePrograms } from './node-programs.ts';
import type { PackedPackage } from './packed-package.ts';

const rootModules = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** The oldest that `engines` of the packages promises. */
const OLDEST_NODE = 20;

type Names = Readonly<Record<string, readonly string[]>>;

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'es2022',
  skipLibCheck: false,
};

interface Compilation {
  readonly files: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Which entries: all of them, those that load without any peer dependency, or those that are for browsers as well. */
  readonly entries: 'all' | 'alone' | 'roots';
}

const node = { lib: ['es2022'], types: ['node'] };
/** The types of msw want those of browsers. */
const nodeAndDom = { lib: ['es2022', 'dom'], types: ['node'] };
const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** How applications are compiled. */
const compilations: Readonly<Record<string, Compilation>> = {
  nodenext: { files: ['all.mts', 'all.cts'], options: { module: 'nodenext', ...nodeAndDom }, entries: 'all' },
  node: { files: ['node.mts', 'node.cts'], options: { module: 'nodenext', ...node }, entries: 'alone' },
  bundler: { files: ['bundler.ts'], options: { ...bundler, ...nodeAndDom }, entries: 'all' },
  browser: { files: ['browser.ts'], options: { ...bundler, lib: ['es2022', 'dom'], types: [] }, entries: 'roots' },
};

/**
 * Installs the packed packages into an empty project, with nothing from a registry, then loads every entry by `import`
 * and by `require` on each Node of the machine, and compiles code that uses them.
 * @returns What is wrong.
 */
export function probePackages(packages: readonly PackedPackage[], scratch: string): string[] {
  const project = join(scratch, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'application', private: true }));
  const npm = ['install', '--offline', '--engine-strict', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  execFileSync('npm', [...npm, ...packages.map(({ archive }) => archive)], { cwd: project, stdio: 'inherit' });

  const roots = packages.map(({ name }) => name);
  const all = packages.flatMap(({ entries }) => entries);
  const alone = all.filter((entry) => isLoaded(project, entry));
  const faults = roots.filter((root) => !alone.includes(root)).map((root) => `${root} does not load by itself`);
  // The newest last: its peers are the ones to compile against.
  for (const program of nodePrograms(OLDEST_NODE)) {
    linkPeers(project, packages, program.major);
    faults.push(...loadEntries(project, all, program));
  }
  if (faults.length > 0) return faults;
  link(join(rootModules, '@types/node'), join(project, 'node_modules/@types/node'));
  return Object.entries(compilations).flatMap(([name, compilation]) => {
    const names = exportedNames(project, { all, alone, roots }[compilation.entries]);
    return compile(project, { name, compilation, code: typedCode(names) });
  });
}

function isLoaded(project: string, entry: string): boolean {
  try {
    return exportedNames(project, [entry])[entry] !== undefined;
  } catch {
    return false;
  }
}

function loadEntries(project: string, entries: readonly string[], { path, version }: NodeProgram): string[] {
  try {
    const esm = exportedNames(project, entries, { path });
    const cjs = exportedNames(project, entries, { path, kind: 'require' });
    run(project, 'use.mjs', { path, code: runningCode });
    const unequal = entries.filter((entry) => `${esm[entry]}` !== `${cjs[entry]}` || esm[entry]?.length === 0);
    if (unequal.length === 0) console.log(`Node ${version} imports, requires and uses ${entries.join(' ')}`);
    return unequal.map((entry) => `${entry}: import gives ${esm[entry]}, require gives ${cjs[entry]}`);
  } catch (error) {
    return [`Node ${version}: ${(error as { stderr?: string }).stderr ?? error}`];
  }
}

interface Loading {
  readonly path?: string;
  readonly kind?: 'import' | 'require';
}

function exportedNames(project: string, entries: readonly string[], { path, kind = 'import' }: Loading = {}): Names {
  const file = kind === 'import' ? 'load.mjs' : 'load.cjs';
  return JSON.parse(run(project, file, { path, code: loadingCode(entries, kind) })) as Names;
}

/** @param script `path` is the Node to run it with; this one unless it is given. */
function run(project: string, file: string, script: { path?: string | undefined; code: string }): string {
  writeFileSync(join(project, file), script.code);
  return execFileSync(script.path ?? process.execPath, [file], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}

function compile(project: string, target: { name: string; compilation: Compilation; code: string }): string[] {
  const { files, options } = target.compilation;
  for (const file of files) writeFileSync(join(project, file), target.code);
  const config = join(project, `tsconfig.${target.name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }));
  const tsc = [join(rootModules, 'typescript/bin/tsc'), '--project', config];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: project, encoding: 'utf8' });
  if (status === 0) console.log(`TypeScript compiles ${files.join(' and ')}: ${JSON.stringify(options)}`);
  return status === 0 ? [] : [`TypeScript, ${target.name}:\n${stdout}`];
}
