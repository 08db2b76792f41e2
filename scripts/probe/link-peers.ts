import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedPackage } from './packed-package.ts';

/**
 * Gives the project the peer dependencies of the packages, as an application would have them: the newest of the
 * repository's tests (`msw`, else `msw2`) that the Node can run, with the types that the packages mention.
 */
export function linkPeers(project: string, packages: readonly PackedPackage[], nodeMajor: number): void {
  for (const { modules, peers } of packages) {
    for (const peer of peers) {
      const isAlias = (name: string) => name.startsWith(peer) && /^\d+$/.test(name.slice(peer.length));
      const candidates = [peer, ...readdirSync(modules).filter(isAlias)].map((name) => join(modules, name));
      const folder = candidates.find((path) => runsOn(path, nodeMajor));
      if (folder === undefined) throw new Error(`${modules} has no ${peer} for Node ${nodeMajor}: add one that has`);
      link(folder, join(project, 'node_modules', peer));
    }
    const types = join(modules, '@types');
    for (const name of existsSync(types) ? readdirSync(types) : []) {
      link(join(types, name), join(project, 'node_modules/@types', name));
    }
  }
}

export function link(folder: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { force: true });
  symlinkSync(realpathSync(folder), place, 'junction');
}

function runsOn(folder: string, nodeMajor: number): boolean {
  if (!existsSync(folder)) return false;
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const oldest = /\d+/.exec(engines?.node ?? '0')?.[0];
  return Number(oldest) <= nodeMajor;
}
