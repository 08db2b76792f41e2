// npm run docs [-- --check]: builds the documents as a site in site/.vitepress/dist, and a Postman collection of the API
// beside them. Its packages are installed in site/ by the first call (140 MB), apart from those of the workspace. --check
// looks for broken links in it, with our command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say, toolchain } from './toolchain.mjs';

const site = join(root, 'site');
const run = (program, args, cwd) => {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) fail(`${program} ${args.join(' ')} ended with ${status}`);
};

const node = toolchain();
if (!existsSync(join(site, 'node_modules/openapi-to-postmanv2'))) {
  say('Installing the packages of the site ...');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], site);
}
run(node, ['node_modules/vitepress/bin/vitepress.js', 'build'], site);
run(node, ['postman.mjs', '.vitepress/dist/linkvitals.postman_collection.json'], site);
say('The site is in site/.vitepress/dist');
if (process.argv.includes('--check')) {
  // Any host: the links of the site have the path that it is built for.
  const base = `https://docs.example.com${process.env.LINKVITALS_SITE_BASE || '/'}`;
  const check = ['packages/cli/src/main.ts', 'check', 'site/.vitepress/dist', '--base-url', base, '--no-external'];
  run(node, ['--conditions=@linkvitals/source', ...check], root);
}
