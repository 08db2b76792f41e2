// Installs the generators of clients that are tried on openapi.yaml, apart from the packages of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './toolchain.mjs';

const PACKAGES = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'typescript@5.9.3',
];

const folder = join(root, 'node_modules/.cache/linkvitals/generators');
const stamp = join(folder, 'installed');
const wanted = PACKAGES.join(' ');

/**
 * Takes a minute the first time, and 120 MB.
 * @returns {{ obstacle?: string }} why there are none and what to do
 */
export function installGenerators() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return {};
  say(`Installing ${wanted} ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return { obstacle: 'npm could not install the generators of clients; its output is above.' };
  writeFileSync(stamp, wanted);
  return {};
}
