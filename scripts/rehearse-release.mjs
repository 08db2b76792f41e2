// npm run release:rehearse [-- --tag v1.2.3] [--output <folder>]: does all of a release but the upload, on a clean
// clone of this repository, and says what would be uploaded where. With --tag it judges as if that tag were pushed.
// With --output it leaves the archives and the notes in that folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from './run-program.mjs';
import { fail, root, say } from './toolchain.mjs';

const { values } = parseArgs({ options: { tag: { type: 'string' }, output: { type: 'string' } } });
const output = values.output === undefined ? undefined : resolve(values.output);

const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (changed !== '') fail(`A release is made of what is committed. Commit or remove these first:\n${changed}`);

const scratch = mkdtempSync(join(tmpdir(), 'linkvitals-release-'));
// A step that fails ends the process.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.exitCode = await rehearse(join(scratch, 'clone'));

async function rehearse(clone) {
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: ['ignore', 2, 2] });
  // The tools of the clone install and build there.
  const { toolchain, pnpm } = await import(pathToFileURL(join(clone, 'scripts/toolchain.mjs')).href);
  const node = toolchain();
  say('Building the packages that are published ...');
  const filters = publicPackages(clone).map((name) => `--filter=${name}...`);
  pnpm('--recursive', '--sort', ...filters, '--if-present', 'run', 'build');
  const archives = output ?? join(scratch, 'archives');
  mkdirSync(archives, { recursive: true });
  const tag = values.tag === undefined ? [] : ['--tag', values.tag];
  return runProgram(node, ['scripts/inspect-release.ts', '--output', archives, ...tag, '--machine', root], {
    cwd: clone,
  });
}

function publicPackages(folder) {
  const names = readdirSync(join(folder, 'packages'));
  const manifests = names.map((name) =>
    JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')),
  );
  return manifests.filter((manifest) => manifest.private !== true).map(({ name }) => name);
}
