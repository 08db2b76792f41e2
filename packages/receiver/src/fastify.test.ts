import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import fastifyRawBody from 'fastify-raw-body';
import { describe, expect, it } from 'vitest';
import { fastifyReceiver } from './fastify.ts';
import type { Receiver } from './receiver-types.ts';
import { describeAdapter, describeBodyReading, recordingReceiver } from './test-support/adapter-suite.ts';
import type { TestServer } from './test-support/serve.ts';
import { signedDelivery, testEvent } from './test-support/signed-delivery.ts';

async function start(app: FastifyInstance): Promise<TestServer> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${address}/webhooks`,
    port: Number(new URL(address).port),
    [Symbol.asyncDispose]: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Serves an application whose own set-up comes first, and must not affect the receiver's route. */
const serveApp =
  (setUp: (app: FastifyInstance) => unknown = () => {}) =>
  async (receiver: Receiver) => {
    const app = Fastify();
    await setUp(app);
    app.post('/json', async (request) => request.body);
    app.register(fastifyReceiver(receiver));
    return start(app);
  };

const rawBody = (encoding: 'utf8' | false, runFirst: boolean) => (app: FastifyInstance) =>
  app.register(fastifyRawBody, { global: true, encoding, runFirst });

describeAdapter('fastifyReceiver beside the default JSON parser', serveApp());
describeBodyReading('fastifyReceiver beside the default JSON parser', serveApp());
describeAdapter('fastifyReceiver below fastify-raw-body', serveApp(rawBody('utf8', false)));
describeAdapter(
  'fastifyReceiver below fastify-raw-body that runs first and keeps bytes',
  serveApp(rawBody(false, true)),
);
describeAdapter(
  'fastifyReceiver below a JSON parser of the application',
  serveApp((app) =>
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      done(null, JSON.parse(String(text)));
    }),
  ),
);
describeAdapter(
  'fastifyReceiver below slow hooks',
  serveApp((app) => {
    app.addHook('preParsing', async () => new Promise<undefined>((resolve) => setImmediate(resolve, undefined)));
    app.addHook('preValidation', async () => new Promise((resolve) => setImmediate(resolve)));
  }),
);

describe('fastifyReceiver', () => {
  it('leaves the parsers of other routes alone', async () => {
    await using server = await serveApp()(recordingReceiver().receiver);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('/json', server.url), { method: 'POST', headers, body: '{"a":1}' });
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('answers at its path below the prefix of its registration', async () => {
    const app = Fastify();
    const plugin: FastifyPluginAsync = fastifyReceiver(recordingReceiver().receiver, { path: '/linkvitals' });
    app.register(plugin, { prefix: '/hooks' });
    await using server = await start(app);
    const url = new URL('/hooks/linkvitals', server.url);
    expect((await fetch(url, await signedDelivery(testEvent))).status).toBe(200);
  });

  it('answers 500 and says what to change when a hook has read the request, instead of waiting for ever', async () => {
    const { receiver, handled, errors } = recordingReceiver();
    await using server = await serveApp((app) =>
      app.addHook('preParsing', async (_request, _reply, payload) => {
        for await (const _chunk of payload);
        return payload;
      }),
    )(receiver);
    const response = await fetch(server.url, await signedDelivery(testEvent));
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('request.rawBody')]);
    expect(handled).toEqual([]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });
});
