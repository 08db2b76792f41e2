import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallation } from '../installation.ts';
import { type Generator, generators, HOSTNAME, tools } from './generators.ts';

// `npm run test:long` installs the generators, or says why it cannot and with CI=true fails.

const MINUTES = 60_000;

const run = promisify(execFile);
const isMissing = !existsSync(join(tools, 'installed'));
if (isMissing)
  process.stderr.write('\nTests of generated clients skipped: `npm run test:long` installs the generators.\n');

/** A project with these files, in which the packages of the generators are installed. */
async function createProject(files: Generator['files']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(tools, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

it.skipIf(isMissing && process.env.CI !== 'true').each(Object.entries(generators))(
  'the client that %s makes of openapi.yaml compiles and calls a server',
  { timeout: 15 * MINUTES },
  async (_name, { files, steps }) => {
    const installation = await createInstallation({});
    const { url } = await installation.serveHere();
    const folder = await createProject(files);
    const last = [url, await installation.newKey()];
    let printed = '';
    for (const [number, [program, ...args]] of steps.entries()) {
      const options = { cwd: folder, timeout: 10 * MINUTES, maxBuffer: 64 * 1024 * 1024 };
      const ended = run(program, number === steps.length - 1 ? [...args, ...last] : args, options);
      const fail = (error: Error & { stdout: string; stderr: string }): never => {
        throw new Error(`${error.message}\n${error.stdout}`);
      };
      ({ stdout: printed } = await ended.catch(fail));
    }
    expect(JSON.parse(printed)).toEqual([null, [HOSTNAME], 'not_found']);
  },
);
