import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, spawnNode } from '@linkvitals/testing';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const verdaccio = join(root, 'node_modules/.cache/linkvitals/registry/node_modules/verdaccio/bin/verdaccio');

/** Whether these tests cannot run: `npm run test:long` installs the registry, or says why it cannot. */
export const hasNoRegistry = !existsSync(verdaccio) && process.env.CI !== 'true';
if (hasNoRegistry)
  process.stderr.write('\nTests of installed packages skipped: `npm run test:long` installs the registry.\n');

export interface Registry {
  readonly url: string;
  /** Settings of npm by which a project takes the packages of this repository from here, and all others as usual. */
  readonly npmrc: string;
  close(): Promise<void>;
}

/** Starts a registry and publishes every package there, built and packed as in a release. */
export async function startRegistry(): Promise<Registry> {
  await run(process.execPath, [join(root, 'scripts/pack.mjs')], { cwd: root, maxBuffer: 1e8 });
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-registry-'));
  const host = `127.0.0.1:${await freePort()}`;
  const config = {
    storage: join(folder, 'storage'),
    packages: { '**': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'json', level: 'warn' },
  };
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(config));
  const server = spawnNode([verdaccio, '--config', join(folder, 'config.yaml'), '--listen', host], { cwd: folder });
  await server.waitForLine(/http address/);
  // The registry takes any token, and npm wants one.
  const access = ['--registry', `http://${host}`, `--//${host}/:_authToken=any`];
  const packed = join(root, 'packed');
  for (const archive of await readdir(packed)) await run('npm', ['publish', ...access, archive], { cwd: packed });
  return {
    url: `http://${host}`,
    npmrc: `@linkvitals:registry=http://${host}\n`,
    async close() {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
}
