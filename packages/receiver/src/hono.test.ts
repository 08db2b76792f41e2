import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it } from 'vitest';
import { honoHandler } from './hono.ts';
import { recordingReceiver } from './test-support/adapter-suite.ts';
import { brokenLinksFound, OTHER_SECRET, signedDelivery, testEvent } from './test-support/signed-delivery.ts';

const pass: MiddlewareHandler = (_c, next) => next();

function setUp(before: MiddlewareHandler = pass) {
  const { receiver, ...records } = recordingReceiver();
  const app = new Hono();
  app.use(before);
  app.post('/webhooks', honoHandler(receiver));
  const post = async (...delivery: Parameters<typeof signedDelivery>) =>
    app.request('/webhooks', await signedDelivery(...delivery));
  return { app, post, ...records };
}

const readBefore =
  (read: 'json' | 'text' | 'arrayBuffer' | 'blob'): MiddlewareHandler =>
  async (c, next) => {
    await c.req[read]();
    await next();
  };

describe.each<[string, MiddlewareHandler]>([
  ['on an untouched request', pass],
  ['after c.req.json()', readBefore('json')],
  ['after c.req.text()', readBefore('text')],
  ['after c.req.arrayBuffer()', readBefore('arrayBuffer')],
  ['after c.req.blob()', readBefore('blob')],
])('honoHandler %s', (_name, before) => {
  it('handles once what was signed, and answers a repetition 200', async () => {
    const { post, handled } = setUp(before);
    for (const event of [brokenLinksFound, brokenLinksFound, testEvent]) {
      const response = await post(event);
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect(handled).toEqual([brokenLinksFound, testEvent]);
  });

  it('takes the bytes as they came: white space, escapes and key order count', async () => {
    const { post } = setUp(before);
    const text = '{ "timestamp" : "x",\r\n\t"data":{"message":"\\u2713 1.0","n":1.0}, "event":"test" }\n';
    expect((await post(text)).status).toBe(200);
  });

  it('answers a forged delivery 401 with an empty body', async () => {
    const response = await setUp(before).post(testEvent, { secrets: [OTHER_SECRET] });
    expect([response.status, await response.text()]).toEqual([401, '']);
  });

  it('answers 300 KiB 413', async () => {
    expect((await setUp(before).post(`"${'x'.repeat(300 * 1024)}"`)).status).toBe(413);
  });
});

describe('honoHandler', () => {
  it('answers 500 and says what to change when the raw request was read before', async () => {
    const { post, errors } = setUp(async (c, next) => {
      await c.req.raw.json();
      await next();
    });
    const response = await post(testEvent);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('request.clone()')]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });

  it('answers 400 when an earlier read of the body has failed', async () => {
    const { app, errors } = setUp(async (c, next) => {
      await c.req.text().catch(() => {});
      await next();
    });
    const { headers } = await signedDelivery(testEvent);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const response = await app.request('/webhooks', { method: 'POST', headers, body: broken, duplex: 'half' });
    expect(response.status).toBe(400);
    expect(errors).toMatchObject([{ code: 'body_incomplete' }]);
  });
});
