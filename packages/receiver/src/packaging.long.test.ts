import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subpaths } from './entries.test-support.ts';
import { oldestNode } from './test-support/oldest-node.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, '../../node_modules/.bin', name);

/** Folder of a project that has installed the package as published. */
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'receiver-package-'));
  const installed = join(project, 'node_modules/@linkvitals/receiver');
  await mkdir(installed, { recursive: true });
  await run(bin('tsup'), ['--out-dir', join(installed, 'dist')], { cwd: root });
  await cp(join(root, 'schemas'), join(installed, 'schemas'), { recursive: true });
  const { publishConfig, ...manifest } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(installed, 'package.json'), JSON.stringify({ ...manifest, exports: publishConfig.exports }));
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  // The project has these types too; they are links, so that they find their own dependencies.
  await mkdir(join(project, 'node_modules/@types'));
  await symlink(
    await realpath(join(root, '../../node_modules/@types/node')),
    join(project, 'node_modules/@types/node'),
  );
});

afterAll(() => rm(project, { recursive: true, force: true }));

const probe = (load: (specifier: string) => string) => `
  const modules = [${subpaths.map((subpath) => load(`@linkvitals/receiver${subpath}`)).join(', ')}];
  const [core, node, express, koa, fastify, hono, web, testing, contract, memory, redis, knex, mongo] = modules;
  const receiver = core.createReceiver({
    secret: testing.TEST_SECRET,
    dedupe: memory.memoryStore(),
    on: { test: () => {} },
    onError: () => {},
  });
  const { nodeListener } = node, { expressHandler } = express, { koaMiddleware } = koa;
  const adapters = [nodeListener, expressHandler, koaMiddleware, fastify.fastifyReceiver, hono.honoHandler];
  for (const adapter of adapters) adapter(receiver);
  redis.redisStore({ call: async () => 0 });
  knex.knexStore(Object.assign(() => {}, { client: { dialect: 'sqlite3' } }));
  mongo.mongoStore({});
  const gone = { claim: async () => ({ status: 'done' }) };
  (async () => {
    const error = await core.verify('', null, { secret: 'whsec_x' }).catch((error) => error);
    console.log(error instanceof core.WebhookVerificationError, error.code);
    const { now, advance } = testing.fakeClock(Date.now());
    const target = web.fetchHandler(receiver);
    const { state } = await testing.fakeSender({ target, clock: { now, advance } }).deliver(testing.fixtures.test());
    const create = () => {
      const clock = testing.fakeClock();
      return { store: memory.memoryStore({ now: clock.now }), advance: clock.advance };
    };
    for (const { run } of contract.storeContract(create)) await run();
    const broken = contract.storeContract(() => ({ store: gone, advance() {} }))[0];
    console.log(state, await broken.run().catch(({ message }) => message));
  })();
`;

const consumer = `
  import { createServer } from 'node:http';
  import { constructEvent, createReceiver, type DedupeStore, type WebhookEvent } from '@linkvitals/receiver';
  import { expressHandler } from '@linkvitals/receiver/express';
  import { fastifyReceiver } from '@linkvitals/receiver/fastify';
  import { honoHandler } from '@linkvitals/receiver/hono';
  import { koaMiddleware } from '@linkvitals/receiver/koa';
  import { nodeListener } from '@linkvitals/receiver/node';
  import { storeContract } from '@linkvitals/receiver/store-contract';
  import { dedupeMigration, knexStore } from '@linkvitals/receiver/stores/knex';
  import { memoryStore } from '@linkvitals/receiver/stores/memory';
  import { mongoStore } from '@linkvitals/receiver/stores/mongo';
  import { redisStore } from '@linkvitals/receiver/stores/redis';
  import { fakeSender, fixtures } from '@linkvitals/receiver/testing';
  import { fetchHandler } from '@linkvitals/receiver/web';
  const dedupe: DedupeStore = memoryStore();
  const receiver = createReceiver({
    secret: 'whsec_x',
    dedupe,
    on: { 'broken_links.found': async (event) => { const severity: 'low' | 'medium' | 'high' = event.data.severity; return severity; } },
  });
  createServer(nodeListener(receiver));
  export const handlers = [expressHandler(receiver), koaMiddleware(receiver), fetchHandler(receiver)];
  export const more = [fastifyReceiver(receiver), honoHandler(receiver)];
  export const stores = { knexStore, mongoStore, redisStore, storeContract, dedupeMigration };
  const failed: string = fixtures.crawlFailed().data.error_code;
  fakeSender({ target: fetchHandler(receiver) }).deliver(fixtures.test()).then(({ state }) => console.log(state, failed));
  const event: WebhookEvent = await constructEvent('', '', { secret: 'whsec_x' });
  if (event.event === 'crawl.started') { const pages: number = event.data.max_pages; console.log(pages); }
  // @ts-expect-error the types are real ones, not any
  event.data.no_such_field;
`;

describe('the package as published', () => {
  it.each([
    ['import', 'probe.mjs', (specifier: string) => `await import('${specifier}')`],
    ['require', 'probe.cjs', (specifier: string) => `require('${specifier}')`],
  ])(
    'loads by %s at every entry, and works, on this Node and on the oldest of the machine',
    async (_name, file, load) => {
      await writeFile(join(project, file), probe(load));
      for (const program of [process.execPath, oldestNode().program]) {
        const { stdout } = await run(program, [file], { cwd: project });
        const broken = 'claimed and in_flight among 20 claims: expected [1,19], is [0,0]';
        expect(stdout).toBe(`true missing_header\ndelivered ${broken}\n`);
      }
    },
  );

  it('has a JSON Schema and an example of every event', async () => {
    const load = (file: string) => `require('@linkvitals/receiver/schemas/${file}.json')`;
    const types = ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found', 'test'];
    for (const type of types) {
      const code = `console.log(${load(`${type}.schema`)}.type, ${load(`${type}.example`)}.event)`;
      const { stdout } = await run(process.execPath, ['-e', code], { cwd: project });
      expect(stdout).toBe(`object ${type}\n`);
    }
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
