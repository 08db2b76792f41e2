import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadingCode, readmeCode, readmeGlobals, runningCode, typedCode } from './consumer-code.ts';
import { link, linkPeers } from './link-peers.ts';
import { type NodeProgram, nodePrograms } from './node-programs.ts';
import type { PackedPackage } from './packed-package.ts';

const rootModules = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** The oldest Node in the `engines` of the packages. */
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
  /**
   * The entries to compile: all, those that load without peer dependencies (`alone`), or those that are for browsers
   * too (`roots`).
   */
  readonly entries: 'all' | 'alone' | 'roots';
}

const node = { lib: ['es2022'], types: ['node'] };
/** Libraries with those of browsers, which the types of msw need. */
const nodeAndDom = { lib: ['es2022', 'dom'], types: ['node'] };
const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** Settings with which applications are compiled. */
const compilations: Readonly<Record<string, Compilation>> = {
  nodenext: { files: ['all.mts', 'all.cts'], options: { module: 'nodenext', ...nodeAndDom }, entries: 'all' },
  node: { files: ['node.mts', 'node.cts'], options: { module: 'nodenext', ...node }, entries: 'alone' },
  // The setting of old projects, which read `main`, `types` and `typesVersions` instead of `exports`.
  node10: {
    files: ['node10.ts'],
    options: { module: 'commonjs', moduleResolution: 'node10', ...node },
    entries: 'alone',
  },
  bundler: { files: ['bundler.ts'], options: { ...bundler, ...nodeAndDom }, entries: 'all' },
  browser: { files: ['browser.ts'], options: { ...bundler, lib: ['es2022', 'dom'], types: [] }, entries: 'roots' },
};

/**
 * Installs the packed packages into an empty project without a registry. Then it loads every entry by `import` and by
 * `require` on each Node of the machine, and compiles code that uses them.
 * @returns The faults.
 */
export function probePackages(packages: readonly PackedPackage[], scratch: string): string[] {
  const project = join(scratch, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'application', private: true }));
  const npm = [
    'install',
    '--offline',
    '--engine-strict',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--silent',
    '--legacy-peer-deps',
  ];
  execFileSync('npm', [...npm, ...packages.map(({ archive }) => archive)], { cwd: project, stdio: 'inherit' });

  const entries = packages.flatMap((packed) => packed.entries);
  const roots = packages.map(({ name }) => name);
  const alone = load(project, entries).names;
  const faults = roots.filter((root) => !(root in alone)).map((root) => `${root} does not load by itself`);
  // The newest comes last, because the code is compiled against its peers.
  for (const node of nodePrograms(OLDEST_NODE)) {
    linkPeers(project, packages, node.major);
    faults.push(...loadEverywhere(project, entries, node));
  }
  if (faults.length > 0) return faults;
  link(join(rootModules, '@types/node'), join(project, 'node_modules/@types/node'));
  const all = load(project, entries).names;
  const ofRoots = Object.fromEntries(Object.entries(all).filter(([entry]) => roots.includes(entry)));
  return [...compileEverywhere(project, { all, alone, roots: ofRoots }), ...probeReadme(project, packages)];
}

function loadEverywhere(project: string, entries: readonly string[], { path, version }: NodeProgram): string[] {
  const esm = load(project, entries, { path });
  const cjs = load(project, entries, { path, kind: 'require' });
  const faults = [...Object.entries(esm.errors), ...Object.entries(cjs.errors)].map(([entry, e]) => `${entry}: ${e}`);
  for (const [entry, names] of Object.entries(esm.names)) {
    if (`${names}` === `${cjs.names[entry]}` && names.length > 0) continue;
    faults.push(`${entry}: import gives ${names}, require gives ${cjs.names[entry]}`);
  }
  try {
    run(project, 'use.mjs', { path, code: runningCode });
  } catch (error) {
    faults.push((error as { stderr?: string }).stderr ?? String(error));
  }
  if (faults.length === 0) console.log(`Node ${version} imports, requires and uses ${entries.join(' ')}`);
  return faults.map((fault) => `Node ${version}, ${fault}`);
}

interface Loaded {
  readonly names: Names;
  readonly errors: Readonly<Record<string, string>>;
}

interface Loading {
  readonly path?: string;
  readonly kind?: 'import' | 'require';
}

function load(project: string, entries: readonly string[], { path, kind = 'import' }: Loading = {}): Loaded {
  const file = kind === 'import' ? 'load.mjs' : 'load.cjs';
  return JSON.parse(run(project, file, { path, code: loadingCode(entries, kind) })) as Loaded;
}

/** @param script `path` is the Node to run it with; this one unless it is given. */
function run(project: string, file: string, script: { path?: string | undefined; code: string }): string {
  writeFileSync(join(project, file), script.code);
  return execFileSync(script.path ?? process.execPath, [file], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}

function compileEverywhere(project: string, names: Readonly<Record<Compilation['entries'], Names>>): string[] {
  return Object.entries(compilations).flatMap(([name, { files, options, entries }]) => {
    for (const file of files) writeFileSync(join(project, file), typedCode(names[entries]));
    return compile(project, name, { options, files });
  });
}

/** Compiles the TypeScript of the SDK's README as it stands there, and runs its tests. */
function probeReadme(project: string, packages: readonly PackedPackage[]): string[] {
  const sdk = packages.find(({ name }) => name === '@linkvitals/sdk');
  const blocks = readmeCode(readFileSync(join(sdk?.folder ?? '', 'README.md'), 'utf8'));
  const files = blocks.map((_, index) => `readme-${index + 1}.mts`);
  for (const [index, file] of files.entries()) writeFileSync(join(project, file), blocks[index] ?? '');
  writeFileSync(join(project, 'globals.d.ts'), readmeGlobals);
  const options = { module: 'nodenext', ...nodeAndDom, skipLibCheck: true };
  const faults = compile(project, 'README', { options, files: ['globals.d.ts', ...files] });
  for (const file of files.filter((_, index) => blocks[index]?.includes("'node:test'"))) {
    const { status, stdout } = spawnSync(process.execPath, ['--test', file], { cwd: project, encoding: 'utf8' });
    if (status === 0) console.log(`${file}: its tests pass`);
    else faults.push(`the tests in the README of the SDK:\n${stdout}`);
  }
  return faults;
}

function compile(project: string, name: string, { options, files }: Pick<Compilation, 'options' | 'files'>): string[] {
  const config = join(project, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }));
  const tsc = [join(rootModules, 'typescript/bin/tsc'), '--project', config];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: project, encoding: 'utf8' });
  if (status === 0) console.log(`TypeScript compiles ${files.join(' ')}: ${JSON.stringify(options)}`);
  return status === 0 ? [] : [`TypeScript, ${name}:\n${stdout}`];
}
