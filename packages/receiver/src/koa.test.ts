import { text } from 'node:stream/consumers';
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import legacyBodyParser from 'koa-bodyparser';
import { describe, expect, it } from 'vitest';
import { koaMiddleware } from './koa.ts';
import type { Receiver } from './receiver-types.ts';
import { describeAdapter, describeBodyReading, recordingReceiver } from './test-support/adapter-suite.ts';
import { serve } from './test-support/serve.ts';
import { signedDelivery, testEvent } from './test-support/signed-delivery.ts';

const serveApp =
  (...before: Koa.Middleware[]) =>
  (receiver: Receiver) => {
    const app = new Koa();
    // Koa would print an error for the connection that a test breaks.
    app.silent = true;
    for (const middleware of before) app.use(middleware);
    app.use(koaMiddleware(receiver, { path: '/webhooks' }));
    app.use((ctx) => {
      ctx.body = 'the next one';
    });
    return serve(app.callback());
  };

describeAdapter('koaMiddleware', serveApp());
describeBodyReading('koaMiddleware', serveApp());
describeAdapter('koaMiddleware below @koa/bodyparser', serveApp(bodyParser()));
describeAdapter('koaMiddleware below koa-bodyparser', serveApp(legacyBodyParser()));
describeAdapter('koaMiddleware above @koa/bodyparser', (receiver) => {
  const app = new Koa();
  app.use(koaMiddleware(receiver, { path: '/webhooks' }));
  app.use(bodyParser());
  return serve(app.callback());
});

describe('koaMiddleware', () => {
  it('leaves other paths to the next middleware', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serveApp()(receiver);
    const response = await fetch(`${server.url}/other`, await signedDelivery(testEvent));
    expect(await response.text()).toBe('the next one');
  });

  it('answers every path when it was given none', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve(new Koa().use(koaMiddleware(receiver)).callback());
    expect((await fetch(`${server.url}/other`, await signedDelivery(testEvent))).status).toBe(200);
  });

  it('answers 500 and says what to change below a parser that kept nothing', async () => {
    const { receiver, handled, errors } = recordingReceiver();
    const parser: Koa.Middleware = async (ctx, next) => {
      Object.assign(ctx.request, { body: JSON.parse(await text(ctx.req)) });
      await next();
    };
    await using server = await serveApp(parser)(receiver);
    const response = await fetch(server.url, await signedDelivery(testEvent));
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('before app.use(bodyParser())'),
    ]);
    expect(handled).toEqual([]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });

  it('answers other methods 405', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serveApp()(receiver);
    const response = await fetch(server.url);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
