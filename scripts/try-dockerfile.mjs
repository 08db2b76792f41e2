// node scripts/try-dockerfile.mjs: does in a scratch folder what `docker build` and `docker run` would do with the
// Dockerfile, for machines without a Docker daemon. Needs the registry. It cannot try the base image, users and the
// read-only root.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, PNPM, root, say, toolchain } from './toolchain.mjs';

const node = toolchain();
const scratch = mkdtempSync(join(tmpdir(), 'linkvitals-image-'));
const [src, app, data] = ['src', 'app', 'data'].map((name) => join(scratch, name));
mkdirSync(src);
mkdirSync(data);
const [build = '', image = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM .*$/m)
  .slice(1);

/** The build context: the files of git, which are those that .dockerignore leaves and a few more. */
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root });
const pack = spawnSync('tar', ['--create', '--null', '--files-from=-'], {
  cwd: root,
  input: files,
  maxBuffer: 2 ** 30,
});
execFileSync('tar', ['--extract', '--directory', src], { input: pack.stdout });

/** Rewrites a command: folders of the image become folders of the scratch folder, and pnpm comes from npx. */
const here = (command) => command.replaceAll(/(?<=\s)\/app\b/g, app).replaceAll(/^pnpm /g, `npx --yes ${PNPM} `);
for (const [, command = ''] of build.matchAll(/^RUN (.*)$/gm)) {
  if (command.startsWith('npm install --global pnpm')) continue;
  say(here(command));
  const env = { ...process.env, PATH: `${join(node, '..')}:${process.env.PATH}` };
  const { status } = spawnSync('sh', ['-c', here(command)], { cwd: src, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`"${command}" ended with ${status}; the folder is ${scratch}`);
}
say(`the image's /app has ${execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0]} MB`);

const json = (pattern) => JSON.parse((pattern.exec(image) ?? fail(`the Dockerfile has no ${pattern}`))[1]);
const [, main] = json(/^ENTRYPOINT (.*)$/m);
const command = json(/^CMD (\[.*\])$/m);
const [, ...probe] = json(/^ {2}CMD (\[.*\])$/m);
const env = { PATH: process.env.PATH, LINKVITALS_DATA_DIR: data, LINKVITALS_PORT: '18080', NODE_ENV: 'production' };
const server = spawn(node, [main.replace(/^\/app/, app), ...command], { env, stdio: ['ignore', 'pipe', 2] });
const exit = once(server, 'exit');
server.stdout.pipe(process.stderr);
let healthy = false;
for (let tries = 0; tries < 60 && !healthy; tries++) {
  healthy = spawnSync(node, probe, { env }).status === 0;
}
server.kill('SIGTERM');
const [code] = await exit;
if (spawnSync(node, probe, { env }).status === 0) fail('the health check says yes to a server that is gone');
rmSync(scratch, { recursive: true });
if (!healthy || code !== 0) fail(`healthy: ${healthy}, exit code: ${code}`);
say('The steps of the Dockerfile build a server that is healthy and stops with code 0.');
