import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { forget, hashOf, once, pnpm, root, say } from './toolchain.mjs';

/** Whether a source ends in dist; tests and their helpers do not. */
const isSource = (path) =>
  !/\.test(?:-support)?\.ts$|\/(?:dist|node_modules|test-support|fixtures|golden)\//.test(path);

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!isSource(`${path}/`)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .filter(isSource)
    .sort();
}

/**
 * Builds a package and those that it depends on, unless their sources are the same as the last time.
 * @param {string} name of the package
 */
export function build(name) {
  const results = ['packages/server-cli/dist/main.js', 'packages/dashboard/dist/index.html'];
  const stamp = `build-${name.replace('/', '-')}`;
  if (!results.every((file) => existsSync(join(root, file)))) forget(stamp);
  once(stamp, hashOf(['tsconfig.base.json', ...filesBelow('packages')]), () => {
    say('Building (takes about half a minute) ...');
    pnpm('--recursive', '--sort', '--filter', `${name}...`, '--if-present', 'run', 'build');
  });
}
