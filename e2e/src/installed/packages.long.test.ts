import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixtures, signedDelivery, TEST_SECRET } from '@linkvitals/receiver/testing';
import { startFixtureSite } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation } from '../installation.ts';
import { createProject, type Project } from './project.ts';
import { hasNoRegistry, type Registry, startRegistry } from './registry.ts';

const NODES = ['20', '22', '24', '26'] as const;
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const HOSTNAME = 'added.example';
const UNKNOWN_ID = '0190f3a0-0000-7000-8000-000000000000';

/** A program that calls a server three times, verifies a delivery, and prints what it got. It is TypeScript too. */
const program = (imports: string): string => `${imports}
export async function use(baseUrl: string, apiKey: string, delivery: { body: string; signature: string; secret: string }) {
  const client = createClient({ baseUrl, apiKey });
  const added = await client.domains.create({ hostname: '${HOSTNAME}' });
  const { data } = await client.domains.list();
  const lost = await client.domains.get('${UNKNOWN_ID}').catch((error) => isApiError(error, 'not_found'));
  const event = await constructEvent(delivery.body, delivery.signature, { secret: delivery.secret });
  return [added.hostname, data.map((domain) => domain.hostname), lost, event.event];
}
`;
const esm = `import { createClient, isApiError } from '@linkvitals/sdk';
import { constructEvent } from '@linkvitals/receiver';`;

/** The types are not there for JavaScript. */
const untyped = (code: string): string =>
  code.replace(/baseUrl: string, apiKey: string, delivery: \{.*?\}\)/, 'baseUrl, apiKey, delivery)');
const main = `
const [baseUrl, apiKey, delivery] = process.argv.slice(2);
use(baseUrl, apiKey, JSON.parse(delivery)).then((got) => console.log(JSON.stringify(got)));
`;
const commonJs = untyped(
  program(`const { createClient, isApiError } = require('@linkvitals/sdk');
const { constructEvent } = require('@linkvitals/receiver');`),
).replace('export async', 'async');

/** Settings of compilers for modules. The newest compiler does not have those of old projects (node10). */
const settings = {
  node10: { module: 'commonjs', moduleResolution: 'node10', files: ['use.ts'] },
  'node16, ES modules': { module: 'node16', files: ['use.mts'] },
  'node16, CommonJS': { module: 'node16', files: ['use.cts'] },
  nodenext: { module: 'nodenext', files: ['use.mts', 'use.cts'] },
  bundler: { module: 'esnext', moduleResolution: 'bundler', files: ['use.ts'] },
};
const compilers = {
  'TypeScript 5.4': { folder: 'typescript5_4', settings: Object.keys(settings) },
  'the newest TypeScript': {
    folder: 'typescript',
    settings: Object.keys(settings).filter((name) => name !== 'node10'),
  },
};
const compilations = Object.entries(compilers).flatMap(([name, { folder, settings: names }]) =>
  names.map((setting) => [name, setting as keyof typeof settings, folder] as const),
);

/** The program of each bundler, the arguments that bundle `app.mjs`, and the file that it writes. */
const bundlers = {
  esbuild: ['esbuild', 'app.mjs --bundle --platform=node --format=esm --outfile=esbuild.mjs', 'esbuild.mjs'],
  Vite: ['vite', 'build --ssr app.mjs --outDir bundled --logLevel warn', 'bundled/app.js'],
  webpack: [
    'webpack',
    '--mode production --target node --entry ./app.mjs --output-path ./packed --output-filename app.cjs',
    'packed/app.cjs',
  ],
} as const;

describe.skipIf(hasNoRegistry)('SDK and receiver, installed from a registry', () => {
  let registry: Registry;
  let project: Project;

  beforeAll(async () => {
    registry = await startRegistry();
    project = await createProject(registry, {
      '@linkvitals/receiver': '*',
      '@linkvitals/sdk': '*',
      ...Object.fromEntries(NODES.map((major) => [`node${major}`, `npm:node-${platform}@${major}`])),
      bun: '1',
      deno: '2',
      esbuild: '*',
      typescript5_4: 'npm:typescript@5.4',
      typescript: '*',
      vite: '*',
      webpack: '5',
      'webpack-cli': '*',
    });
    await project.write({
      'app.mjs': untyped(program(esm)) + main,
      'app.cjs': commonJs + main,
      'vite.config.mjs': 'export default { ssr: { noExternal: true } };',
      'use.ts': program(esm),
      'use.mts': program(esm),
      'use.cts': program(esm),
    });
  });

  afterAll(async () => {
    await project?.remove();
    await registry?.close();
  });

  const bin = (name: string) => join(project.folder, 'node_modules/.bin', name);

  /** Runs a program against a server of its own, and expects the answers. */
  async function expectAnswers(...command: readonly [program: string, ...args: readonly string[]]): Promise<void> {
    const installation = await createInstallation({});
    const { url } = await installation.serveHere();
    const { body, headers } = await signedDelivery(fixtures.test());
    const delivery = {
      body: Buffer.from(body).toString(),
      signature: headers['x-service-signature'],
      secret: TEST_SECRET,
    };
    const printed = await project.run(...command, url, await installation.newKey(), JSON.stringify(delivery));
    expect(JSON.parse(printed)).toEqual([HOSTNAME, [HOSTNAME], true, 'test']);
  }

  it.each(NODES)('on Node %s work by import and by require', async (major) => {
    const node = join(project.folder, `node_modules/node${major}/bin/node`);
    expect(await project.run(node, '--version')).toMatch(new RegExp(`^v${major}\\.`));
    await expectAnswers(node, 'app.mjs');
    await expectAnswers(node, 'app.cjs');
  });

  it('work on Bun', async () => {
    await expectAnswers(bin('bun'), 'app.mjs');
  });

  it('work on Deno', async () => {
    await expectAnswers(bin('deno'), 'run', '--allow-all', 'app.mjs');
  });

  it.each(Object.entries(bundlers))('bundled by %s work', async (_name, [bundler, args, file]) => {
    await project.run(bin(bundler), ...args.split(' '));
    await expectAnswers(process.execPath, file);
  });

  it.each(compilations)('have types for %s with %s', async (_compiler, setting, folder) => {
    const { files, ...modules } = settings[setting];
    const compilerOptions = {
      ...modules,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      strict: true,
      noEmit: true,
      types: [],
    };
    await project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, files }) });
    expect(await project.runBin(`${folder}/bin/tsc`, '-p', '.')).toBe('');
  });
});

describe.skipIf(hasNoRegistry)('the command, run by npx from an empty cache', () => {
  it('checks a site', async () => {
    const registry = await startRegistry();
    const site = await startFixtureSite({ pages: 20 });
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-npx-'));
    try {
      const env = { ...process.env, npm_config_registry: registry.url, npm_config_cache: join(folder, 'cache') };
      const npx = promisify(execFile)('npx', ['--yes', 'linkvitals', 'check', site.startUrl, '--format', 'json'], {
        cwd: folder,
        env,
      });
      const { code, stdout } = await npx.then(
        () => ({ code: 0, stdout: '' }),
        (error) => error,
      );
      expect(code, stdout).toBe(1);
      const targets: readonly { readonly url: string; readonly verdict: string }[] = JSON.parse(stdout).targets;
      const broken = targets.filter(({ verdict }) => verdict === 'broken').map(({ url }) => url);
      const truth = site.truth().broken.map(({ url }) => url);
      expect(broken.sort()).toEqual(truth.sort());
    } finally {
      await rm(folder, { recursive: true });
      await site.close();
      await registry.close();
    }
  });
});
