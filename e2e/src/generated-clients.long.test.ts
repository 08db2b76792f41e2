import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallation } from './installation.ts';

// `npm run test:long` installs the generators, or says why it cannot and with CI=true fails.

const MINUTES = 60_000;

const run = promisify(execFile);
const tools = fileURLToPath(new URL('../../node_modules/.cache/linkvitals/generators/', import.meta.url));
const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const isMissing = !existsSync(join(tools, 'installed'));
if (isMissing)
  process.stderr.write('\nTests of generated clients skipped: `npm run test:long` installs the generators.\n');

const hostname = 'generated.example';
const unknownId = '0190f3a0-0000-7000-8000-000000000000';

interface Generator {
  /** Arguments of the program that writes the client for a server at an address. */
  args(url: string): readonly string[];
  /** TypeScript that makes three calls: add a domain, list the domains, read a domain that does not exist. */
  readonly program: string;
}

const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript with openapi-fetch': {
    args: () => ['openapi-typescript/bin/cli.js', contract, '--output', 'client.d.ts'],
    program: `
import createClient from 'openapi-fetch';
import type { paths } from './client';

export async function calls(baseUrl: string, key: string) {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: 'Bearer ' + key } });
  const added = await client.POST('/api/v1/domains', { body: { hostname: '${hostname}' } });
  const listed = await client.GET('/api/v1/domains', { params: { query: { limit: 10 } } });
  const params = { path: { domain_id: '${unknownId}' } };
  const lost = await client.GET('/api/v1/domains/{domain_id}', { params });
  return [added.data?.last_crawl, listed.data?.data.map((domain) => domain.hostname), lost.error?.code];
}`,
  },
  '@hey-api/openapi-ts': {
    args: () => ['@hey-api/openapi-ts/bin/run.js', '--input', contract, '--output', 'client', '--no-log-file'],
    program: `
import { createDomain, getDomain, listDomains } from './client';
import { client } from './client/client.gen';

export async function calls(baseUrl: string, key: string) {
  client.setConfig({ baseUrl, auth: key });
  const added = await createDomain({ body: { hostname: '${hostname}' } });
  const listed = await listDomains({ query: { limit: 10 } });
  const lost = await getDomain({ path: { domain_id: '${unknownId}' } });
  return [added.data?.last_crawl, listed.data?.data.map((domain) => domain.hostname), lost.error?.code];
}`,
  },
  orval: {
    args: () => ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'],
    program: `
import { createDomain, getDomain, listDomains } from './client';

export async function calls(_baseUrl: string, key: string) {
  const options = { headers: { Authorization: 'Bearer ' + key } };
  const added = await createDomain({ hostname: '${hostname}' }, options);
  const listed = await listDomains({ limit: 10 }, options);
  const lost = await getDomain('${unknownId}', options);
  return [
    added.status === 201 ? added.data.last_crawl : added.status,
    listed.status === 200 ? listed.data.data.map((domain) => domain.hostname) : listed.status,
    lost.status === 404 ? lost.data.code : lost.status,
  ];
}`,
  },
};

const orvalConfig = (url: string): string =>
  `export default ${JSON.stringify({ linkvitals: { input: contract, output: { target: 'client.ts', client: 'fetch', baseUrl: url } } })};`;

const compilerOptions = {
  module: 'node16',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
  outDir: 'built',
};

/** A project with these files, in which the packages of the generators are installed. */
async function createProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(tools, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

it.skipIf(isMissing && process.env.CI !== 'true').each(Object.keys(generators))(
  'the client that %s makes of openapi.yaml compiles with strict types and calls a server',
  { timeout: 15 * MINUTES },
  async (name) => {
    const { args, program } = generators[name] as Generator;
    const installation = await createInstallation({});
    const { url } = await installation.serve();
    const folder = await createProject({
      'program.ts': program,
      'orval.config.mjs': orvalConfig(url),
      'package.json': '{ "type": "commonjs" }',
      'tsconfig.json': JSON.stringify({ compilerOptions, files: ['program.ts'] }),
    });
    const inFolder = async (file: string, ...rest: readonly string[]): Promise<string> => {
      const options = { cwd: folder, timeout: 5 * MINUTES, maxBuffer: 16 * 1024 * 1024 };
      const ended = run(process.execPath, [join(tools, 'node_modules', file), ...rest], options);
      const { stdout } = await ended.catch((error: Error & { stdout: string }) => ({
        stdout: `${error.message}${error.stdout}`,
      }));
      return stdout;
    };
    const [generator = '', ...options] = args(url);
    const written = await inFolder(generator, ...options);
    expect(await inFolder('typescript/bin/tsc', '-p', folder), written).toBe('');

    const { calls } = await import(pathToFileURL(join(folder, 'built/program.js')).href);
    expect(await calls(url, await installation.newKey())).toEqual([null, [hostname], 'not_found']);
  },
);
