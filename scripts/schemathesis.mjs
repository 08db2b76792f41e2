// Installs schemathesis, which generates the requests of the contract tests, apart from the Python packages of the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './toolchain.mjs';

const PACKAGE = 'schemathesis==4.32.5';

const venv = join(root, 'node_modules/.cache/linkvitals/schemathesis');
const bin = join(venv, process.platform === 'win32' ? 'Scripts' : 'bin');
const stamp = join(venv, 'installed');
const program = join(bin, 'schemathesis');

const succeeds = (command, args, output = 2) =>
  spawnSync(command, args, { stdio: ['ignore', output, output] }).status === 0;

const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === PACKAGE && succeeds(program, ['--version'], 'ignore');

/**
 * Takes 20 seconds the first time, and 93 MB.
 * @returns {{ program: string } | { obstacle: string }} path of the program, or why there is none and what to do
 */
export function installSchemathesis() {
  if (isInstalled()) return { program };
  if (!succeeds('python3', ['-c', 'import sys; raise SystemExit(sys.version_info < (3, 11))'])) {
    return { obstacle: 'The contract tests need Python 3.11 or later as python3: install it and try again.' };
  }
  say(`Installing ${PACKAGE} ...`);
  rmSync(venv, { recursive: true, force: true });
  if (!succeeds('python3', ['-m', 'venv', venv])) {
    const why = 'python3 could not make a virtual environment with pip';
    return { obstacle: `${why}: install its venv package (Debian: python3-venv) and try again.` };
  }
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', PACKAGE];
  if (!succeeds(join(bin, 'python'), install)) {
    const why = `pip could not install ${PACKAGE}; its output is above`;
    return { obstacle: `${why}. It needs the index that pip is set up with.` };
  }
  writeFileSync(stamp, PACKAGE);
  return { program };
}
