// npm run test:contract [-- <arguments of schemathesis run>]: schemathesis against a server with seeded data; docs/contract-tests.md.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { fail, forget, once, root, say, toolchain } from './toolchain.mjs';

const SCHEMATHESIS = 'schemathesis==4.32.5';
const EXAMPLES = '50';

const node = toolchain();
const venv = join(root, 'node_modules/.cache/linkvitals/schemathesis');
const bin = join(venv, process.platform === 'win32' ? 'Scripts' : 'bin');

const succeeds = (command, args, output = 2) =>
  spawnSync(command, args, { stdio: ['ignore', output, output] }).status === 0;

/** Packages of Python are kept apart from those of the machine. */
function install() {
  const python = spawnSync('python3', ['-c', 'import sys; raise SystemExit(sys.version_info < (3, 10))']);
  if (python.status !== 0) fail('The contract tests need Python 3.10 or later as python3: install it and try again.');
  say(`Installing ${SCHEMATHESIS} ...`);
  rmSync(venv, { recursive: true, force: true });
  if (!succeeds('python3', ['-m', 'venv', venv]))
    fail(
      'python3 could not make a virtual environment with pip: install its venv package (Debian: python3-venv) and try again.',
    );
  if (!succeeds(join(bin, 'python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', SCHEMATHESIS]))
    fail(`pip could not install ${SCHEMATHESIS}; its output is above. It needs the index that pip is set up with.`);
}

if (!succeeds(join(bin, 'schemathesis'), ['--version'], 'ignore')) forget('schemathesis');
once('schemathesis', SCHEMATHESIS, install);

const given = process.argv.slice(2);
const examples = given.some((argument) => /^(-n|--max-examples)/.test(argument)) ? [] : ['--max-examples', EXAMPLES];
const main = join(root, 'e2e/src/contract/main.ts');
const args = ['--conditions=@linkvitals/source', main, join(bin, 'schemathesis'), ...examples, ...given];
process.exitCode = await runProgram(node, args, { cwd: root });
