// npm run image: builds the image with Docker or Podman and tries it as docs/operations.md runs it: its size, labels and
// user, a root that nobody can write to, its health, a crawl, a backup, and the stop. Without either program it does the
// steps of the Dockerfile in a folder (try-dockerfile.mjs). The image stays, as `linkvitals`; with `-- --built` the one
// that is there is tried.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, root, say } from './toolchain.mjs';

/** Megabytes that the image may have above its base. */
const MAX_MB = 110;
const IMAGE = 'linkvitals';
const HEALTHY_WITHIN_MS = 120_000;

const works = (program) => spawnSync(program, ['info'], { stdio: 'ignore' }).status === 0;
const engine = ['docker', 'podman'].find(works);
if (engine === undefined) {
  say('There is no Docker daemon and no Podman. The steps of the Dockerfile are done without them.');
  await import('./try-dockerfile.mjs');
} else {
  if (!process.argv.includes('--built')) build();
  inspect();
  await tryIt();
  say('The image is built and works.');
}

/** Runs a command of the engine. @returns its status and trimmed output */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(engine, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}
/** The same for one that must succeed. @returns its output */
function must(...args) {
  const { status, stdout, stderr } = run(...args);
  return status === 0 ? stdout : fail(`${engine} ${args.join(' ')} ended with ${status}: ${stderr}`);
}

function build() {
  say(`Building with ${engine}, which takes some minutes ...`);
  // Podman's own format has no health check.
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  const { status } = spawnSync(engine, ['build', ...format, '--tag', IMAGE, root], { stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`the build ended with ${status}`);
}

function inspect() {
  const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const [{ Size: size, Config: config }] = JSON.parse(must('image', 'inspect', IMAGE));
  const [{ Size: baseSize }] = JSON.parse(must('image', 'inspect', base));
  const above = (size - baseSize) / 1e6;
  say(`${above.toFixed(0)} MB above ${base}, which has ${(baseSize / 1e6).toFixed(0)} MB`);
  if (above > MAX_MB) fail(`the image may have ${MAX_MB} MB above its base`);
  const labels = ['title', 'description', 'source', 'documentation', 'licenses', 'base.name'];
  const missing = labels.filter((name) => !config.Labels?.[`org.opencontainers.image.${name}`]);
  if (missing.length > 0) fail(`the image lacks the labels ${missing.join(', ')}`);
  if (config.User !== 'node') fail(`the image runs as ${config.User || 'root'}`);
}

/** A port that was free a moment ago: some engines share the network of the machine. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

async function tryIt() {
  const port = await freePort();
  const safe = ['--init', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const env = ['--env', `LINKVITALS_PORT=${port}`, '--env', 'LINKVITALS_DRAIN_SECONDS=1'];
  const id = must('run', '--detach', ...safe, ...env, IMAGE);
  try {
    await tryRunning(id, port);
    must('stop', '--time', '40', id);
    const code = must('inspect', '--format', '{{.State.ExitCode}}', id);
    if (code !== '0') fail(`a stop ended with the code ${code}`);
    say('stopped with code 0');
  } finally {
    run('rm', '--force', '--volumes', id);
  }
}

async function tryRunning(id, port) {
  const inside = (...command) => run('exec', id, ...command);
  const command = (...args) => {
    const { status, stdout, stderr } = inside('node', '/app/dist/main.js', ...args);
    if (status !== 0) fail(`linkvitals ${args.join(' ')} ended with ${status}: ${stdout}\n${stderr}`);
    return stdout;
  };
  // Docker and Podman have it in different places.
  const [{ Config: config, Healthcheck: ofPodman }] = JSON.parse(must('image', 'inspect', IMAGE));
  const [kind, ...probe] = (config.Healthcheck ?? ofPodman)?.Test ?? fail('the image has no health check');
  if (kind !== 'CMD') fail(`the health check is ${kind}`);
  const until = Date.now() + HEALTHY_WITHIN_MS;
  while (inside(...probe).status !== 0) {
    if (Date.now() > until) fail(`the server is not healthy:\n${run('logs', id).stdout}\n${run('logs', id).stderr}`);
    await pause(500);
  }
  say('healthy');
  if (inside('id', '-u').stdout !== '1000') fail('the server does not run as the user node');
  for (const path of ['/app/x', '/x', '/etc/x'])
    if (inside('touch', path).status === 0) fail(`${path} can be written to`);
  loadLibraries(inside);
  command('account', 'create', '--name', 'Trial');
  command('key', 'create');
  const checked = command('check', `http://127.0.0.1:${port}/sign-in`, '--max-pages', '1');
  if (!checked.includes('1 page read')) fail(`the check read no page:\n${checked}`);
  say(checked.split('\n').at(-1));
  command('backup', '/data/backup.db');
  say('read-only root, libraries, account, key, check and backup: as they must be');
}

/** Loads each library of the server, since what was removed from them must not be needed. */
function loadLibraries(inside) {
  const script = `
    const { createRequire } = await import('node:module');
    const { pathToFileURL } = await import('node:url');
    const server = createRequire('/app/dist/main.js').resolve('@linkvitals/server');
    const require = createRequire(server);
    const { dependencies } = require('../package.json');
    for (const name of Object.keys(dependencies)) {
      if (/dashboard|expo-google-fonts/.test(name)) continue;
      await import(import.meta.resolve(name, pathToFileURL(server)));
    }`;
  const flags = ['--input-type=module', '--experimental-import-meta-resolve'];
  const { status, stderr } = inside('node', ...flags, '--eval', script);
  if (status !== 0) fail(`a library cannot be loaded: ${stderr}`);
}
