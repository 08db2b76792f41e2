// Installs the Node and the packages that the other scripts need, from the registry of npm's settings. Runs on the
// machine's Node (20 or later), and needs only npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** Version for the check of "engines": the packages will run on the project's Node, not on the Node that installs them. */
const NODE = '24.21.0';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The release that `packageManager` names, without its hash, because npm compares the registry's hash. */
export const [PNPM] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('+');

/** Folder with notes on finished work. It is in node_modules, so that both are removed together. */
const stamps = join(root, 'node_modules', '.linkvitals');

/** Shows progress to a person. It uses stderr, because stdout belongs to the started program. */
export const say = (text) => process.stderr.write(`[linkvitals] ${text}\n`);

/** Ends the script with a message. */
export function fail(text) {
  say(text);
  process.exit(1);
}

/** Installs the packages when they are missing or differ from the lock file. Returns the path of the project's Node. */
export function toolchain() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE) {
    fail(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later (with npm) and try again.`);
  }
  const manifests = ['.', ...members()].map((folder) => join(folder, 'package.json'));
  once('install', hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]), () => {
    say('Installing packages (the first time takes about a minute) ...');
    pnpm('install', '--frozen-lockfile', '--config.confirm-modules-purge=false', `--config.node-version=${NODE}`);
  });
  return realpathSync(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node'));
}

/** Folders of the workspace's packages, from the list in pnpm-workspace.yaml. */
function members() {
  const [, list = ''] =
    /^packages:\n((?: +- .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const patterns = [...list.matchAll(/- ['"]?([^'"\n]+)/g)].map(([, pattern]) => pattern);
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*') || !existsSync(join(root, pattern.slice(0, -2)))) return [pattern];
    return readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -1), name));
  });
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}

/** Does the work unless it was done for the same state; a failure ends the script. */
export function once(name, state, work) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const start = Date.now();
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, state);
  say(`done in ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

/** Forgets finished work, so that it is done again. */
export const forget = (name) => rmSync(join(stamps, name), { force: true });

/** @param files relative to the root */
export function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Runs pnpm by npx; its output goes to stderr. */
export function pnpm(...args) {
  const { error, status } = spawnSync('npx', ['--yes', PNPM, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // The notices of npm are about itself and about settings of pnpm that it does not know.
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' },
  });
  if (error?.code === 'ENOENT')
    fail('npx was not found: install npm (it comes with Node from nodejs.org) and try again.');
  if (error !== undefined) fail(`npx could not be run: ${error.message}`);
  if (status === 0) return;
  fail(
    `"${PNPM} ${args[0]}" failed; its output is above. Installing needs the npm registry (npm config get registry) or a filled pnpm store.`,
  );
}
