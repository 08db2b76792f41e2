import { createRequire } from 'node:module';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { expressHandler } from './express.ts';
import type { Receiver } from './receiver-types.ts';
import { describeAdapter, describeBodyReading, recordingReceiver } from './test-support/adapter-suite.ts';
import { serve } from './test-support/serve.ts';
import { signedDelivery, testEvent } from './test-support/signed-delivery.ts';

// Express 4 has no types of its own here; the tests only use members that are the same in 5.
const express4 = createRequire(import.meta.url)('express4') as typeof express;

type Parser = ReturnType<typeof express.json>;

const serveApp = (...parsers: Parser[]) => serveWith(express, parsers);

function serveWith(createApp: typeof express, parsers: Parser[]) {
  return (receiver: Receiver) => {
    const app = createApp();
    for (const parser of parsers) app.use(parser);
    app.post('/webhooks', expressHandler(receiver));
    return serve(app);
  };
}

const keepBytes = express.json({
  verify: (req, _res, bytes) => {
    Object.assign(req, { rawBody: bytes });
  },
});

describeAdapter('expressHandler', serveApp());
describeBodyReading('expressHandler', serveApp());
describeAdapter('expressHandler in Express 4', serveWith(express4, []));
describeBodyReading('expressHandler in Express 4', serveWith(express4, []));
describeAdapter('expressHandler below express.raw()', serveApp(express.raw({ type: '*/*' })));
describeAdapter('expressHandler below express.json() that keeps the bytes', serveApp(keepBytes));
describeAdapter('expressHandler below express.text()', serveApp(express.text({ type: 'application/json' })));
describeAdapter('expressHandler above express.json()', (receiver) => {
  const app = express();
  app.post('/webhooks', expressHandler(receiver));
  app.use(express.json());
  return serve(app);
});

describe('expressHandler below a parser that kept nothing', () => {
  it.each([
    ['express.json()', serveApp(express.json())],
    ['express.json() that is not strict', serveApp(express.json({ strict: false }))],
    ['express.json() of Express 4', serveWith(express4, [express4.json()])],
  ])('answers 500 below %s and names both ways out, instead of waiting for ever', async (_name, start) => {
    const { receiver, handled, errors } = recordingReceiver();
    await using server = await start(receiver);
    const response = await fetch(server.url, await signedDelivery(testEvent));
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('before app.use(express.json())');
    expect(text).toContain('express.json({ verify: (req, _res, bytes) => { req.rawBody = bytes; } })');
    expect(handled).toEqual([]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });

  it('never takes a parsed body for the bytes, even when writing it again would give them', async () => {
    const { receiver, handled } = recordingReceiver();
    await using server = await serveApp(express.json())(receiver);
    const delivery = await signedDelivery(JSON.stringify(testEvent));
    expect((await fetch(server.url, delivery)).status).toBe(500);
    expect(handled).toEqual([]);
  });
});

describe('expressHandler', () => {
  it('reads what a parser of another content type has left', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serveApp(
      express.urlencoded(),
      express.json({ type: 'application/vnd.api+json' }),
    )(receiver);
    expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(200);
  });
});
