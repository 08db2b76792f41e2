import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const manifest: { readonly packageManager: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const [PNPM = ''] = manifest.packageManager.split('+');

/** A package in the form in which it is published. */
export interface PackedPackage {
  readonly name: string;
  /** Path of the archive for the registry. */
  readonly archive: string;
  /** Folder with the unpacked archive. */
  readonly folder: string;
  /** Names that an application can import: `@linkvitals/sdk`, `@linkvitals/sdk/msw`. */
  readonly entries: readonly string[];
  readonly dependencies: readonly string[];
  /** Names of its peer dependencies. */
  readonly peers: readonly string[];
  /** Folder in which the repository has its own peer dependencies installed. */
  readonly modules: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs as `pnpm publish` does: publishConfig is applied, and only the files of `files` are included. The package must
 * have been built.
 */
export function packPackage(folderName: string, scratch: string): PackedPackage {
  const target = join(scratch, folderName);
  const source = join(packages, folderName);
  mkdirSync(target);
  const npx = ['--yes', PNPM, 'pack', '--pack-destination', target];
  execFileSync('npx', npx, { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(target).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`packing ${folderName} gave no archive`);
  execFileSync('tar', ['-xzf', join(target, archive), '-C', target]);
  const folder = join(target, 'package');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const paths = Object.keys(manifest.exports).filter((path) => !path.includes('*') && !path.endsWith('.json'));
  return {
    name: manifest.name,
    archive: join(target, archive),
    folder,
    entries: paths.map((path) => manifest.name + path.slice(1)),
    dependencies: Object.keys(manifest.dependencies ?? {}),
    peers: Object.keys(manifest.peerDependencies ?? {}),
    modules: join(source, 'node_modules'),
  };
}
