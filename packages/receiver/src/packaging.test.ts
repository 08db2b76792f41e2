import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, '../../node_modules/.bin', name);
const subpaths = ['', '/node', '/express', '/koa', '/web', '/stores/memory'];

/** A project of somebody else's, with the package as it would be published. */
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'receiver-package-'));
  const installed = join(project, 'node_modules/@linkvitals/receiver');
  await mkdir(installed, { recursive: true });
  await run(bin('tsup'), ['--out-dir', join(installed, 'dist')], { cwd: root });
  const { publishConfig, ...manifest } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(installed, 'package.json'), JSON.stringify({ ...manifest, exports: publishConfig.exports }));
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  // The types that such a project has anyway; linked, so that they find their own dependencies.
  await mkdir(join(project, 'node_modules/@types'));
  await symlink(
    await realpath(join(root, '../../node_modules/@types/node')),
    join(project, 'node_modules/@types/node'),
  );
});

afterAll(() => rm(project, { recursive: true, force: true }));

const probe = (load: (specifier: string) => string) => `
  const modules = [${subpaths.map((subpath) => load(`@linkvitals/receiver${subpath}`)).join(', ')}];
  const [core, node, express, koa, web, memory] = modules;
  const receiver = core.createReceiver({ secret: 'whsec_x', dedupe: memory.memoryStore(), onError: () => {} });
  for (const adapter of [node.nodeListener, express.expressHandler, koa.koaMiddleware, web.fetchHandler]) adapter(receiver);
  core.verify('', null, { secret: 'whsec_x' }).catch((error) => {
    console.log(error instanceof core.WebhookVerificationError, error.code);
  });
`;

const consumer = `
  import { createServer } from 'node:http';
  import { constructEvent, createReceiver, type DedupeStore, type WebhookEvent } from '@linkvitals/receiver';
  import { expressHandler } from '@linkvitals/receiver/express';
  import { koaMiddleware } from '@linkvitals/receiver/koa';
  import { nodeListener } from '@linkvitals/receiver/node';
  import { memoryStore } from '@linkvitals/receiver/stores/memory';
  import { fetchHandler } from '@linkvitals/receiver/web';
  const dedupe: DedupeStore = memoryStore();
  const receiver = createReceiver({
    secret: 'whsec_x',
    dedupe,
    on: { 'broken_links.found': async (event) => { const severity: 'low' | 'medium' | 'high' = event.data.severity; return severity; } },
  });
  createServer(nodeListener(receiver));
  export const handlers = [expressHandler(receiver), koaMiddleware(receiver), fetchHandler(receiver)];
  const event: WebhookEvent = await constructEvent('', '', { secret: 'whsec_x' });
  if (event.event === 'crawl.started') { const pages: number = event.data.max_pages; console.log(pages); }
  // @ts-expect-error the types are real ones, not any
  event.data.no_such_field;
`;

describe('the package as published', () => {
  it('needs nothing at run time', async () => {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(manifest.dependencies ?? manifest.peerDependencies).toBeUndefined();
    expect(new Set(Object.keys(manifest.publishConfig.exports))).toEqual(
      new Set(subpaths.map((subpath) => `.${subpath}`)),
    );
  });

  it.each([
    ['import', 'probe.mjs', (specifier: string) => `await import('${specifier}')`],
    ['require', 'probe.cjs', (specifier: string) => `require('${specifier}')`],
  ])('loads by %s at every entry', async (_name, file, load) => {
    await writeFile(join(project, file), probe(load));
    const { stdout } = await run(process.execPath, [file], { cwd: project });
    expect(stdout).toBe('true missing_header\n');
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('type-checks in a project with module %s and resolution %s', async (module, moduleResolution) => {
    await writeFile(join(project, 'consumer.ts'), consumer);
    const options = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true, types: ['node'] };
    await writeFile(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['consumer.ts'] }),
    );
    const { stdout } = await run(bin('tsc'), ['-p', project]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });
});
