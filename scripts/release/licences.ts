import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package as Node would find it from another; undefined: it is not installed there. */
function folderOf(name: string, from: string): string | undefined {
  const paths = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  return found === undefined ? undefined : realpathSync(found);
}

/** Names of the packages whose code is in the files of this one: `dist/licenses.txt` names each on a line of its own. */
function bundledNames(packed: string): string[] {
  const dist = join(packed, 'dist');
  const files = readdirSync(dist).filter((name) => /licenses?\.txt$/.test(name));
  const alone = files.flatMap((file) => /^(.+)-license\.txt$/.exec(file)?.[1] ?? []);
  const lines = files.flatMap((file) => readFileSync(join(dist, file), 'utf8').split('\n'));
  return [...alone, ...lines.filter((line) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/.test(line))];
}

export interface LicencesInput {
  /** Folder with the unpacked archive */
  readonly packed: string;
  /** Folder of the package in the repository, where its dependencies are installed */
  readonly source: string;
  /** `node_modules/.pnpm`, whose own `node_modules` has every package that is installed */
  readonly store: string;
  /** Names of packages of the same release, which are not counted */
  readonly own: readonly string[];
}

/** Licences by name of each package that is installed with this one, or whose code is in its files */
export function licencesOf({ packed, source, store, own }: LicencesInput): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    const { name, license, dependencies = {} } = manifestIn(folder);
    if (found.has(name)) return;
    found.set(name, typeof license === 'string' ? license : 'none stated');
    for (const dependency of Object.keys(dependencies)) follow(dependency, folder);
  };
  const follow = (name: string, from: string): void => {
    if (own.includes(name)) return;
    const folder = folderOf(name, from);
    if (folder === undefined) throw new Error(`${from} depends on ${name}, which is not installed`);
    visit(folder);
  };
  for (const name of Object.keys(manifestIn(packed).dependencies ?? {})) follow(name, source);
  for (const name of bundledNames(packed)) {
    // A line of a licence may look like a name.
    const folder = folderOf(name, source) ?? folderOf(name, store);
    if (folder !== undefined) visit(folder);
  }
  return found;
}
