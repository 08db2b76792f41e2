// Gets what the other scripts run on: the Node and the packages that this project is made for, from the registry that
// npm is set up with. Runs on the Node of the machine (20 or later) and needs nothing else but npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** For the check of "engines": the packages will run on the project's Node, not on the one that installs them. */
const NODE = '24.21.0';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The one release that `packageManager` names, without its hash: npm compares that of the registry. */
export const [PNPM] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('+');

/** What earlier runs have done. Inside node_modules, so that it goes with what it is about. */
const stamps = join(root, 'node_modules', '.linkvitals');

/** Shows progress to a person. On stderr: stdout belongs to the program that is started in the end. */
export const say = (text) => process.stderr.write(`[linkvitals] ${text}\n`);

/** Ends the script with a message that says what to do. */
export function fail(text) {
  say(text);
  process.exit(1);
}

/** Installs the packages when they are missing or not those of the lock file. Returns the path of the project's Node. */
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

/** Does the work unless it was done for the same state of things; a failure ends the script. */
export function once(name, state, work) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const start = Date.now();
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, state);
  say(`done in ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

/** Lets the work be done again. */
export const forget = (name) => rmSync(join(stamps, name), { force: true });

/** @param files relative to the root */
export function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Runs pnpm, which npx fetches; its output goes to stderr. */
export function pnpm(...args) {
  const { error, status } = spawnSync('npx', ['--yes', PNPM, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // npm has notices about itself and about pnpm's settings, which it does not know; they help nobody here.
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
