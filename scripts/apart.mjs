// Installs programs that tests of the long lane need, apart from the packages of the project and of the machine.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './toolchain.mjs';

const BIN = process.platform === 'win32' ? 'Scripts' : 'bin';
const SCHEMATHESIS = 'schemathesis==4.32.5';
const NPM = {
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  typescript: '5.9.3',
};
/** Generators, and what the clients that they make import. */
const PYTHON = [
  'openapi-python-client==0.29.1',
  'openapi-generator-cli==7.26.0',
  'pydantic>=2.11',
  'python-dateutil',
  'typing-extensions',
  'urllib3>=2.7',
];
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/**
 * Installs the generators of clients that are tried on openapi.yaml: a minute the first time, and 400 MB.
 * @returns {{ obstacle?: string }} why there are none and what to do
 */
export const installGenerators = () =>
  install('generators', JSON.stringify([NPM, PYTHON, OAPI_CODEGEN]), (folder) => {
    const missing = ['go', 'java', 'mvn'].filter(
      (program) => !succeeds(program, ['go' === program ? 'version' : '-version'], 'ignore'),
    );
    if (missing.length > 0) return `Clients in Go and Java need ${missing.join(' and ')}: install them and try again.`;
    const jar =
      'import openapi_generator_cli, pathlib; print(next(pathlib.Path(openapi_generator_cli.__file__).parent.glob("*.jar")))';
    const venv = join(folder, 'venv');
    return (
      installNpm(folder, NPM) ??
      installPython(venv, PYTHON) ??
      copyPrinted(join(venv, BIN, 'python'), jar, join(venv, 'openapi-generator.jar')) ??
      (succeeds('go', ['install', OAPI_CODEGEN], 2, { GOBIN: join(folder, 'bin') })
        ? undefined
        : 'go could not install it.')
    );
  });

/**
 * Installs the registry from which tests install the packages as people do: 20 seconds the first time, and 90 MB.
 * @returns {{ obstacle?: string }} why there is none and what to do
 */
export const installRegistry = () => {
  const packages = { verdaccio: '6.10.4' };
  // One of its dependencies names a version that does not exist.
  const overrides = { 'node-fetch': '2.7.0' };
  return install('registry', JSON.stringify([packages, overrides]), (folder) =>
    installNpm(folder, packages, overrides),
  );
};

/**
 * Installs schemathesis, which generates the requests of the contract tests: 20 seconds the first time, and 93 MB.
 * @returns {{ program: string, obstacle?: string }} path of the program; why there is none and what to do
 */
export const installSchemathesis = () => ({
  program: join(folderOf('schemathesis'), BIN, 'schemathesis'),
  ...install('schemathesis', SCHEMATHESIS, (folder) => installPython(folder, [SCHEMATHESIS])),
});

const folderOf = (name) => join(root, 'node_modules/.cache/linkvitals', name);

const succeeds = (command, args, output = 2, env = {}, cwd = root) =>
  spawnSync(command, args, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0;

/** Fills a folder unless it is there for the same versions. @param work Returns why it could not. */
function install(name, versions, work) {
  const folder = folderOf(name);
  const stamp = join(folder, 'installed');
  // A virtual environment of Python knows where it is.
  const state = `${folder} ${versions}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return {};
  say(`Installing ${name} ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const obstacle = work(folder);
  if (obstacle !== undefined) return { obstacle };
  writeFileSync(stamp, state);
  return {};
}

function installNpm(folder, dependencies, overrides = {}) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (succeeds('npm', args, 2, {}, folder)) return undefined;
  return `npm could not install ${Object.keys(dependencies).join(', ')}; its output is above.`;
}

function installPython(venv, packages) {
  if (!succeeds('python3', ['-c', 'import sys; raise SystemExit(sys.version_info < (3, 11))'])) {
    return 'Python 3.11 or later is needed as python3: install it and try again.';
  }
  if (!succeeds('python3', ['-m', 'venv', venv])) {
    const why = 'python3 could not make a virtual environment with pip';
    return `${why}: install its venv package (Debian: python3-venv) and try again.`;
  }
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages];
  if (succeeds(join(venv, BIN, 'python'), args)) return undefined;
  return `pip could not install ${packages.join(', ')}; its output is above. It needs the index that pip is set up with.`;
}

/** Copies the file whose path a Python program prints. */
function copyPrinted(python, code, target) {
  const { status, stdout } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  if (status !== 0) return 'The archive of openapi-generator was not found in its Python package.';
  copyFileSync(stdout.trim(), target);
  return undefined;
}
