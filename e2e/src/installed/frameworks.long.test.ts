import { readFile } from 'node:fs/promises';
import { fakeSender, fixtures, TEST_SECRET } from '@linkvitals/receiver/testing';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project } from './project.ts';
import { hasNoRegistry, type Registry, startRegistry } from './registry.ts';

const example = (path: string) =>
  readFile(new URL(`../../../examples/receiver-nextjs/src/${path}`, import.meta.url), 'utf8');

const receiver = `
import { createReceiver } from '@linkvitals/receiver';
import { memoryStore } from '@linkvitals/receiver/stores/memory';

export const receiver = createReceiver({
  secret: process.env.LINKVITALS_WEBHOOK_SECRET ?? '',
  dedupe: memoryStore(),
  on: { 'crawl.completed': (event) => console.log('handled ' + event.data.crawl_id) },
});
export const listening = (server) => console.log('listening http://127.0.0.1:' + server.address().port);
`;

/** Servers of frameworks, in the lines of the receiver's README. Each also answers `/json` with a parsed body. */
const servers: Readonly<Record<string, string>> = {
  'express 4': express('express4'),
  'express 5': express('express'),
  koa: `
import Koa from 'koa';
import { bodyParser } from '@koa/bodyparser';
import { koaMiddleware } from '@linkvitals/receiver/koa';
const app = new Koa();
app.use(koaMiddleware(receiver, { path: '/webhooks' }));
app.use(bodyParser());
app.use((ctx) => void (ctx.body = ctx.request.body));
const server = app.listen(0, '127.0.0.1', () => listening(server));`,
  fastify: `
import Fastify from 'fastify';
import { fastifyReceiver } from '@linkvitals/receiver/fastify';
const app = Fastify();
app.register(fastifyReceiver(receiver, { path: '/webhooks' }));
app.post('/json', (request) => request.body);
await app.listen({ port: 0, host: '127.0.0.1' });
listening(app.server);`,
  hono: `
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { honoHandler } from '@linkvitals/receiver/hono';
const app = new Hono();
app.post('/webhooks', honoHandler(receiver));
app.post('/json', async (c) => c.json(await c.req.json()));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => listening(server));`,
  'a function like those of AWS Lambda': `
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
const handler = async (event) => {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const reply = await receiver.handle({ body, headers: event.headers });
  return { statusCode: reply.status, headers: reply.headers, body: reply.body };
};
const server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.url === '/json') return void response.end(body);
  const answer = await handler({ headers: request.headers, body, isBase64Encoded: false });
  response.writeHead(answer.statusCode, answer.headers).end(answer.body);
}).listen(0, '127.0.0.1', () => listening(server));`,
};

function express(name: string): string {
  return `
import express from '${name}';
import { expressHandler } from '@linkvitals/receiver/express';
const app = express();
app.post('/webhooks', expressHandler(receiver));
app.use(express.json());
app.post('/json', (req, res) => res.json(req.body));
const server = app.listen(0, '127.0.0.1', () => listening(server));`;
}

/** An application of NestJS, on Express and on Fastify, in the lines of the receiver's README. */
const nest = {
  'controller.ts': `
import { Body, Controller, Module, Post, Req, Res } from '@nestjs/common';
import { expressHandler } from '@linkvitals/receiver/express';
import type { Request, Response } from 'express';
import { receiver } from './receiver.mjs';

@Controller()
class WebhookController {
  @Post('webhooks')
  receive(@Req() req: Request, @Res() res: Response) {
    return expressHandler(receiver)(req, res);
  }

  @Post('json')
  json(@Body() body: object) {
    return body;
  }
}

@Module({ controllers: [WebhookController] })
export class AppModule {}
`,
  'nest-express.ts': `
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './controller.js';
import { listening } from './receiver.mjs';
const app = await NestFactory.create(AppModule, { rawBody: true, logger: false });
await app.listen(0, '127.0.0.1');
listening(app.getHttpServer());
`,
  'nest-fastify.ts': `
import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastifyReceiver } from '@linkvitals/receiver/fastify';
import { listening, receiver } from './receiver.mjs';

@Controller()
class JsonController {
  @Post('json')
  json(@Body() body: object) {
    return body;
  }
}

@Module({ controllers: [JsonController] })
class AppModule {}

const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: false });
app.getHttpAdapter().getInstance().register(fastifyReceiver(receiver, { path: '/webhooks' }));
await app.listen(0, '127.0.0.1');
listening(app.getHttpServer());
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      skipLibCheck: true,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      types: ['node'],
    },
    files: ['receiver.d.mts', 'controller.ts', 'nest-express.ts', 'nest-fastify.ts'],
  }),
  'receiver.d.mts': `
import type { Receiver } from '@linkvitals/receiver';
export declare const receiver: Receiver;
export declare const listening: (server: unknown) => void;
`,
};

/**
 * Sends two events, the first of them twice, and a forged one.
 * @param url The address of the receiver.
 * @param process The server, which prints what it handles.
 * @param handled The line that it prints for a crawl.
 */
async function expectOnce(url: string, process: NodeProcess, handled: (crawlId: string, domain: string) => string) {
  const clock = { now: () => Date.now(), advance: () => {} };
  const sender = fakeSender({ target: url, clock });
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const event = (crawlId: string) =>
    fixtures.crawlCompleted({ data: { crawl_id: crawlId, domain: `${crawlId}.example` } });
  const forger = fakeSender({ target: url, clock, secret: 'whsec_of_somebody_else' });
  expect((await forger.attempt(event(first))).status).toBe(401);
  for (const crawlId of [first, first, second]) {
    const { status, text } = await sender.attempt(event(crawlId));
    expect(status, text).toBe(200);
  }
  await process.waitForLine(new RegExp(handled(second, `${second}.example`)));
  expect(process.stdout.split(handled(first, `${first}.example`))).toHaveLength(2);
}

describe.skipIf(hasNoRegistry)('the receiver, installed from a registry', () => {
  let registry: Registry;
  let project: Project;

  beforeAll(async () => {
    registry = await startRegistry();
    project = await createProject(registry, {
      '@linkvitals/receiver': '*',
      express4: 'npm:express@4',
      express: '5',
      koa: '3',
      '@koa/bodyparser': '6',
      fastify: '5',
      hono: '4',
      '@hono/node-server': '1',
      '@nestjs/common': '12',
      '@nestjs/core': '12',
      '@nestjs/platform-express': '12',
      '@nestjs/platform-fastify': '12',
      'reflect-metadata': '^0.2.2',
      rxjs: '7',
      typescript: '5.9',
      '@types/express': '5',
      '@types/node': '24',
      // Next.js wants it since 16.4, also where no page uses React.
      '@types/react': '19',
      next: '16',
      react: '19',
      'react-dom': '19',
    });
    await project.write({ 'receiver.mjs': receiver });
  });

  afterAll(async () => {
    await project?.remove();
    await registry?.close();
  });

  const env = { LINKVITALS_WEBHOOK_SECRET: TEST_SECRET, NEXT_TELEMETRY_DISABLED: '1' };
  const serve = async (...args: readonly string[]) => {
    const process = spawnNode(args, { cwd: project.folder, env });
    const [, url = ''] = await process.waitForLine(/listening (http:\S+)/);
    return { process, url };
  };
  const handled = (crawlId: string) => `handled ${crawlId}`;

  /** Whether the application still parses the bodies of its own routes. */
  async function expectParsed(url: string) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/json`, { method: 'POST', headers, body: '{"a":1}' });
    expect(await response.json()).toEqual({ a: 1 });
  }

  it.each(Object.keys(servers))('in %s handles an event once and refuses a forged one', async (name) => {
    const file = `${name.replaceAll(' ', '-')}.mjs`;
    await project.write({ [file]: `import { listening, receiver } from './receiver.mjs';${servers[name]}` });
    const { url, process } = await serve(file);
    await expectParsed(url);
    await expectOnce(`${url}/webhooks`, process, handled);
  });

  it.each(['express', 'fastify'])(
    'in NestJS on %s compiles, handles an event once and refuses a forged one',
    async (platform) => {
      await project.write(nest);
      expect(await project.runBin('typescript/bin/tsc', '-p', '.')).toBe('');
      const { url, process } = await serve(`nest-${platform}.js`);
      await expectParsed(url);
      await expectOnce(`${url}/webhooks`, process, handled);
    },
  );

  it('in both routers of Next.js handles an event once and refuses a forged one', async () => {
    const next = {
      'src/receiver.ts': await example('receiver.ts'),
      'src/app/webhooks/route.ts': await example('app/webhooks/route.ts'),
      'src/pages/api/webhooks.ts': await example('pages/api/webhooks.ts'),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          allowImportingTsExtensions: true,
          jsx: 'preserve',
        },
        include: ['src'],
      }),
    };
    await project.write(next);
    await project.runBin('next/dist/bin/next', 'build');
    const server = spawnNode(['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: project.folder,
      env,
    });
    const [, url = ''] = await server.waitForLine(/Local:\s+(http:\S+)/);
    const printed = (_crawlId: string, domain: string) => `${domain}: `;
    await expectOnce(`${url}/webhooks`, server, printed);
    await expectOnce(`${url}/api/webhooks`, server, printed);
  });
});
