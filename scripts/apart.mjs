// Installs programs that tests of the long lane need, apart from the packages of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './toolchain.mjs';

/**
 * Installs the generators of clients that are tried on openapi.yaml: a minute the first time, and 120 MB.
 * @returns {{ obstacle?: string }} why there are none and what to do
 */
export const installGenerators = () =>
  install('generators', {
    'openapi-typescript': '7.13.0',
    'openapi-fetch': '0.17.0',
    '@hey-api/openapi-ts': '0.99.0',
    orval: '8.38.0',
    typescript: '5.9.3',
  });

/**
 * Installs the registry from which tests install the packages as people do: 20 seconds the first time, and 90 MB.
 * @returns {{ obstacle?: string }} why there is none and what to do
 */
export const installRegistry = () =>
  // One of its dependencies names a version that does not exist.
  install('registry', { verdaccio: '6.10.4' }, { 'node-fetch': '2.7.0' });

function install(name, dependencies, overrides = {}) {
  const folder = join(root, 'node_modules/.cache/linkvitals', name);
  const stamp = join(folder, 'installed');
  const manifest = JSON.stringify({ private: true, dependencies, overrides });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return {};
  say(`Installing ${Object.keys(dependencies).join(', ')} ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return { obstacle: `npm could not install them (${name}); its output is above.` };
  writeFileSync(stamp, manifest);
  return {};
}
