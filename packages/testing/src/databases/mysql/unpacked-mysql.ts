import { randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../process/find-program.ts';
import { runProgram } from '../../process/run-program.ts';
import type { Machine } from '../database-server.ts';
import { debianArchive } from './debian-archive.ts';

/** A MySQL server with all libraries that it needs, apart from those of the system. */
export interface UnpackedMysql {
  /** Folder with the files of the packages, laid out as in `/`. */
  readonly root: string;
  /** The dynamic loader of that root. Without it, programs would use the system's libraries. */
  readonly loader: string;
  readonly libraries: string;
}

const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/linkvitals/', import.meta.url));
/** Version of the recipe. Raise it when the packages or the way to unpack them change: caches of other recipes are not used. */
const RECIPE = 2;
const PACKAGES = ['mysql-server-core', 'mysql-client-core'];
const SUITE = 'sid';
/** Folders that are not needed to run it. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/lintian'];
/** Programs of `usr/bin` that are kept: they make and restore backups. */
const CLIENTS = ['mysqldump', 'mysql'];
const FOLDER = join(CACHE, `mysql-${process.arch}-${RECIPE}`);

/**
 * Fetches MySQL and its libraries into the cache, about 60 MB, once. Needs no root: apt and dpkg work in folders of
 * their own. To fetch a newer version, remove `node_modules/.cache/linkvitals/mysql-*`.
 */
export async function prepareUnpackedMysql({ log }: Pick<Machine, 'log'>): Promise<UnpackedMysql> {
  const folder = FOLDER;
  if (!existsSync(folder)) {
    // It is built in another folder and moved into place whole, because two runs may do this at the same time.
    const aside = `${folder}.${randomUUID()}`;
    try {
      await log.step(`fetching ${PACKAGES.join(', ')} from Debian ${SUITE}`, () => build(aside));
      await move(join(aside, 'root'), folder);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
  const [loader] = globSync('usr/lib/*/ld-linux-*.so.*', { cwd: folder });
  if (loader === undefined) throw new Error(`no loader in ${folder}`);
  return { root: folder, loader: join(folder, loader), libraries: dirname(join(folder, loader)) };
}

async function build(folder: string): Promise<void> {
  const tools = ['apt-get', 'apt-config', 'dpkg-deb'] as const;
  const [apt, config, dpkg] = tools.map((name) => findProgram(name));
  if (apt === undefined || config === undefined || dpkg === undefined) throw new Error('there is no apt-get');
  const archives = await downloadDebs(apt, await writeAptConfig(folder, { apt, config }), folder);
  const root = join(folder, 'root');
  await mkdir(root);
  for (const archive of archives) await runProgram(dpkg, ['--extract', archive, root]);
  for (const path of LEFT_OUT) await rm(join(root, path), { recursive: true, force: true });
  for (const name of await readdir(join(root, 'usr/bin'))) {
    if (!CLIENTS.includes(name)) await rm(join(root, 'usr/bin', name), { recursive: true });
  }
  await mkdir(join(root, 'clients'));
  for (const name of CLIENTS) await writeFile(join(root, 'clients', name), startOf(name), { mode: 0o755 });
}

/** A script that runs a program of this folder with the libraries in it. */
const startOf = (name: string): string => `#!/bin/sh
root=$(cd "$(dirname "$0")/.." && pwd)
for loader in "$root"/usr/lib/*/ld-linux-*.so.*; do break; done
exec "$loader" --library-path "$(dirname "$loader")" "$root/usr/bin/${name}" "$@"
`;

/** Makes this process and its children find MySQL's own clients first, if MySQL was fetched. The returned function undoes it. */
export function preferMysqlClients(): () => void {
  const before = process.env.PATH;
  process.env.PATH = [join(FOLDER, 'clients'), before ?? ''].join(delimiter);
  return () => {
    process.env.PATH = before;
  };
}

/** Writes the configuration of a separate apt. It takes only the settings of the network from the system. */
async function writeAptConfig(folder: string, tools: { apt: string; config: string }): Promise<string> {
  const { archive, acquire } = await debianArchive(tools);
  for (const name of ['lists/partial', 'archives/partial']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'status'), '');
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  await writeFile(join(folder, 'sources.list'), `deb [signed-by=${keyring}] ${archive} ${SUITE} main\n`);
  const settings = {
    'Dir::State': folder,
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': folder,
    'Dir::Cache::archives': join(folder, 'archives'),
    'Dir::Etc::main': '/dev/null',
    'Dir::Etc::parts': '/dev/null',
    'Dir::Etc::preferencesparts': '/dev/null',
    'Dir::Etc::sourcelist': join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'APT::Sandbox::User': '',
    // Without a network, apt must fail soon.
    'Acquire::http::Timeout': '20',
    'Acquire::Retries': '1',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";`);
  const path = join(folder, 'apt.conf');
  await writeFile(path, `${[...acquire, ...lines].join('\n')}\n`);
  return path;
}

async function downloadDebs(apt: string, config: string, folder: string): Promise<string[]> {
  const env = { APT_CONFIG: config, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(apt, ['-qq', 'update', '--error-on=any'], env);
  const download = ['--download-only', '--no-install-recommends', 'install', ...PACKAGES];
  await runProgram(apt, ['-qq', '-y', ...download], env);
  const names = await readdir(join(folder, 'archives'));
  return names.filter((name) => name.endsWith('.deb')).map((name) => join(folder, 'archives', name));
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
