import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { nodeListener } from './node.ts';
import { describeAdapter, describeBodyReading, recordingReceiver } from './test-support/adapter-suite.ts';
import { serve } from './test-support/serve.ts';
import { signedDelivery, testEvent } from './test-support/signed-delivery.ts';

describeAdapter('nodeListener', (receiver) => serve(nodeListener(receiver)));
describeBodyReading('nodeListener', (receiver) => serve(nodeListener(receiver)));

describe('nodeListener', () => {
  it('answers other paths 404 when it was given one', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve(nodeListener(receiver, { path: '/webhooks' }));
    expect((await fetch(`${server.url}?x=1`, await signedDelivery(testEvent))).status).toBe(200);
    expect((await fetch(`${server.url}/other`, await signedDelivery(testEvent))).status).toBe(404);
  });

  it('answers other methods 405', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve(nodeListener(receiver));
    const response = await fetch(server.url);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers 500 and says what to change when the request was read before, instead of waiting for ever', async () => {
    const { receiver, errors } = recordingReceiver();
    await using server = await serve(async (req, res) => {
      for await (const _chunk of req);
      nodeListener(receiver)(req, res);
    });
    const response = await fetch(server.url, await signedDelivery(testEvent));
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('req.rawBody')]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });

  it('takes the bytes that a platform kept in req.rawBody', async () => {
    const { receiver, handled } = recordingReceiver();
    await using server = await serve(async (req, res) => {
      const rawBody = await buffer(req);
      nodeListener(receiver)(Object.assign(req, { rawBody }), res);
    });
    expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(200);
    expect(handled).toEqual([testEvent]);
  });

  it('says how to switch off the parser of a Next.js pages route, which leaves a parsed body and no bytes', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve(async (req, res) => {
      const body = JSON.parse((await buffer(req)).toString());
      nodeListener(receiver)(Object.assign(req, { body }), res);
    });
    const response = await fetch(server.url, await signedDelivery(testEvent));
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('bodyParser: false')]);
  });

  it('answers 500 when a platform has a getter on the request that throws', async () => {
    const { receiver, errors } = recordingReceiver();
    await using server = await serve((req, res) => {
      Object.defineProperty(req, 'body', {
        get: () => {
          throw new Error('Invalid JSON');
        },
      });
      nodeListener(receiver)(req, res);
    });
    expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(500);
    expect(errors).toMatchObject([{ message: 'Invalid JSON' }]);
  });

  it('takes a request whose encoding was set before', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve((req, res) => {
      req.setEncoding('utf8');
      nodeListener(receiver)(req, res);
    });
    expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(200);
  });

  it('does not wait for a request that has ended without a byte', async () => {
    const { receiver } = recordingReceiver();
    await using server = await serve((req, res) => {
      req.once('end', () => nodeListener(receiver)(req, res)).resume();
    });
    const { headers } = await signedDelivery(testEvent);
    expect((await fetch(server.url, { method: 'POST', headers })).status).toBe(401);
  });
});
