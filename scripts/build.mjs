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

/** Files that show that what was built is still there. */
const resultsOf = (name) => {
  if (name === 'linkvitals') return ['packages/cli/dist'];
  const server = ['packages/server-cli/dist/main.js', 'packages/dashboard/dist/index.html'];
  const folder = `packages/${name.replace('@linkvitals/', '')}`;
  return name === '@linkvitals/server-cli' || !existsSync(join(root, folder)) ? server : [`${folder}/dist`];
};

/**
 * Builds packages and those that they depend on, unless their sources are the same as the last time.
 * @param {string[]} names of the packages
 */
export function build(...names) {
  const stamp = `build-${names.join('-').replaceAll('/', '-')}`;
  if (!names.flatMap(resultsOf).every((file) => existsSync(join(root, file)))) forget(stamp);
  once(stamp, hashOf(['tsconfig.base.json', ...filesBelow('packages')]), () => {
    say('Building (takes about half a minute) ...');
    const filters = names.flatMap((name) => ['--filter', `${name}...`]);
    pnpm('--recursive', '--sort', ...filters, '--if-present', 'run', 'build');
  });
}
