import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReceiver } from './create-receiver.ts';
import { WebhookPayloadError, WebhookRequestError, WebhookVerificationError } from './errors.ts';
import type { FailureInfo, ReceiverOptions } from './receiver-types.ts';
import { memoryStore } from './stores/memory.ts';
import {
  brokenLinksFound,
  CRAWL_ID,
  crawlStarted,
  NOW,
  OTHER_SECRET,
  SECRET,
  signedDelivery,
  testEvent,
} from './test-support/signed-delivery.ts';

function setUp(options: Partial<ReceiverOptions> = {}) {
  const handled: unknown[] = [];
  const failures: { error: unknown; info: FailureInfo }[] = [];
  const keep = (event: unknown) => handled.push(event);
  const receiver = createReceiver({
    secret: SECRET,
    dedupe: memoryStore(),
    now: () => NOW,
    on: { 'crawl.started': keep, 'broken_links.found': keep, test: keep },
    onError: (error, info) => failures.push({ error, info }),
    ...options,
  });
  return { receiver, handled, failures };
}

afterEach(() => vi.restoreAllMocks());

describe('a genuine delivery', () => {
  it('is handled and answered 200 with nothing to read', async () => {
    const { receiver, handled, failures } = setUp();
    const reply = await receiver.handle(await signedDelivery(brokenLinksFound));
    expect(reply).toEqual({ status: 200, headers: {}, body: '', outcome: 'processed' });
    expect(handled).toEqual([brokenLinksFound]);
    expect(failures).toEqual([]);
  });

  it('gives the handler its key, its attempt and when it was signed', async () => {
    const handler = vi.fn();
    const { receiver } = setUp({ on: { 'crawl.started': handler } });
    const headers = { 'x-service-attempt': '3', 'x-service-webhook-id': 'wh_1' };
    await receiver.handle(await signedDelivery(crawlStarted, { headers }));
    expect(handler.mock.calls[0]?.[1]).toMatchObject({
      key: `crawl.started:${CRAWL_ID}`,
      deliveryId: '01994b1e-7f00-7000-8000-000000000004',
      webhookId: 'wh_1',
      attempt: 3,
      signedAt: NOW / 1000,
    });
  });

  it('passes on the signal of the request', async () => {
    const controller = new AbortController();
    const handler = vi.fn();
    const { receiver } = setUp({ on: { test: handler } });
    await receiver.handle({ ...(await signedDelivery(testEvent)), signal: controller.signal });
    expect(handler.mock.calls[0]?.[1].signal).toBe(controller.signal);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON ;x=y'])(
    'may be %s',
    async (type) => {
      const { receiver } = setUp();
      const reply = await receiver.handle(await signedDelivery(testEvent, { headers: { 'content-type': type } }));
      expect(reply.status).toBe(200);
    },
  );

  it('may have its headers in any case, in an object, in lists or in Headers', async () => {
    const { receiver } = setUp({ dedupe: false });
    const { body, headers } = await signedDelivery(testEvent);
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect((await receiver.handle({ body, headers: upper })).status).toBe(200);
    expect((await receiver.handle({ body, headers: new Headers(headers) })).status).toBe(200);
  });

  it('may be signed with either secret of a rotation, known as a list or from a function', async () => {
    for (const secret of [[OTHER_SECRET, SECRET], () => [OTHER_SECRET, SECRET], async () => SECRET]) {
      const { receiver } = setUp({ secret });
      expect((await receiver.handle(await signedDelivery(testEvent))).status).toBe(200);
    }
  });

  it('is answered 200 and dropped when nobody handles it, without a call to the store', async () => {
    const claim = vi.fn();
    const { receiver } = setUp({ on: {}, dedupe: { claim, complete: vi.fn(), release: vi.fn() } });
    const reply = await receiver.handle(await signedDelivery(crawlStarted));
    expect(reply).toMatchObject({ status: 200, outcome: 'ignored' });
    expect(claim).not.toHaveBeenCalled();
  });
});

describe('an event of a later version', () => {
  const later = { event: 'crawl.paused', timestamp: '2027-01-15T08:00:00.000Z', data: { crawl_id: CRAWL_ID } };

  it('is answered 200, so that the service may add events', async () => {
    const { receiver, failures } = setUp();
    expect(await receiver.handle(await signedDelivery(later))).toMatchObject({ status: 200, outcome: 'ignored' });
    expect(failures).toEqual([]);
  });

  it('goes to onUnknown', async () => {
    const onUnknown = vi.fn();
    const { receiver } = setUp({ onUnknown });
    expect(await receiver.handle(await signedDelivery(later))).toMatchObject({ status: 200, outcome: 'processed' });
    expect(onUnknown.mock.calls[0]?.[0]).toEqual(later);
  });

  it.each(['constructor', '__proto__', 'toString'])('may even be called %s', async (event) => {
    const { receiver } = setUp();
    const reply = await receiver.handle(await signedDelivery({ ...later, event }));
    expect(reply).toMatchObject({ status: 200, outcome: 'ignored' });
  });
});

describe('a request that is not genuine', () => {
  it.each([
    ['no signature', { 'x-service-signature': undefined }, 'missing_header'],
    ['a garbled signature', { 'x-service-signature': 'sha256=abc' }, 'malformed_header'],
    ['the signature header sent twice', { 'x-service-signature': ['t=1,v1=a', 't=2,v1=b'] }, 'malformed_header'],
    ['a signature of nobody', { 'x-service-signature': `t=${NOW / 1000},v1=${'0'.repeat(64)}` }, 'no_match'],
  ])('is answered 401 with an empty body: %s', async (_name, change, code) => {
    const { receiver, handled, failures } = setUp();
    const delivery = await signedDelivery(testEvent);
    const reply = await receiver.handle({ ...delivery, headers: { ...delivery.headers, ...change } });
    expect(reply).toEqual({ status: 401, headers: {}, body: '', outcome: 'rejected' });
    expect(handled).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.error).toBeInstanceOf(WebhookVerificationError);
    expect(failures[0]).toMatchObject({ error: { code }, info: { stage: 'signature', status: 401 } });
  });

  it('is answered 401: another secret', async () => {
    const { receiver, failures } = setUp();
    const reply = await receiver.handle(await signedDelivery(testEvent, { secrets: [OTHER_SECRET] }));
    expect(reply.status).toBe(401);
    expect(failures[0]).toMatchObject({ error: { code: 'no_match' } });
  });

  it.each([
    [-360, 401],
    [-301, 401],
    [-300, 200],
    [-240, 200],
    [240, 200],
    [300, 200],
    [301, 401],
    [360, 401],
  ])('signed %d s from now, by a clock that is off or in a replay, is answered %d', async (seconds, status) => {
    const { receiver, failures } = setUp();
    const reply = await receiver.handle(await signedDelivery(testEvent, { at: NOW + seconds * 1000 }));
    expect(reply.status).toBe(status);
    const error = { code: 'timestamp_out_of_tolerance', message: expect.stringContaining('compare the clocks') };
    expect(failures).toMatchObject(status === 200 ? [] : [{ error }]);
  });

  it('is answered 401 with a hint to us when the JSON was parsed and written again', async () => {
    const { receiver, failures } = setUp();
    const { headers } = await signedDelivery(`{ "event": "test" , "timestamp": "x", "data": {} }`);
    const reply = await receiver.handle({ headers, body: '{"event":"test","timestamp":"x","data":{}}' });
    expect(reply.status).toBe(401);
    expect(String(failures[0]?.error)).toMatch(/not the raw bytes/);
  });

  it('does not become genuine by an unsigned delivery id', async () => {
    const { receiver, handled } = setUp();
    await receiver.handle(await signedDelivery(crawlStarted));
    const replay = await signedDelivery(crawlStarted, { headers: { 'x-service-delivery': 'another' } });
    expect((await receiver.handle(replay)).outcome).toBe('duplicate');
    expect(handled).toHaveLength(1);
  });
});

describe('a request that cannot be an event', () => {
  it.each([
    ['cut off JSON', '{"event":', 'invalid_json'],
    ['no envelope', '{}', 'invalid_envelope'],
  ])('is answered 400: %s', async (_name, payload, code) => {
    const { receiver, failures } = setUp();
    const reply = await receiver.handle(await signedDelivery(payload));
    expect(reply).toMatchObject({ status: 400, outcome: 'rejected' });
    expect(reply.body).not.toBe('');
    expect(failures[0]?.error).toBeInstanceOf(WebhookPayloadError);
    expect(failures[0]).toMatchObject({ error: { code }, info: { stage: 'payload' } });
  });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is answered 415: content type %s',
    async (type) => {
      const { receiver, failures } = setUp();
      const delivery = await signedDelivery(testEvent);
      const reply = await receiver.handle({ ...delivery, headers: { ...delivery.headers, 'content-type': type } });
      expect(reply).toMatchObject({ status: 415, outcome: 'rejected' });
      expect(failures[0]?.error).toBeInstanceOf(WebhookRequestError);
      expect(failures[0]).toMatchObject({ error: { code: 'unsupported_content_type' } });
    },
  );

  it.each([
    ['gzip', 415],
    ['identity', 200],
    ['', 200],
  ])(
    'compressed is answered 415, because the bytes are no longer those that were signed: %s',
    async (coding, status) => {
      const { receiver } = setUp();
      const reply = await receiver.handle(await signedDelivery(testEvent, { headers: { 'content-encoding': coding } }));
      expect(reply.status).toBe(status);
    },
  );

  it.each(['GET', 'PUT', 'HEAD'])('is answered 405: %s', async (method) => {
    const { receiver } = setUp();
    const reply = await receiver.handle({ ...(await signedDelivery(testEvent)), method });
    expect(reply).toMatchObject({ status: 405, headers: { Allow: 'POST' } });
  });

  it('is answered 413 beyond 256 KiB, and not at it', async () => {
    const padded = (bytes: number) => {
      const json = JSON.stringify({ ...testEvent, data: { message: '' } });
      return json.replace('""', `"${'x'.repeat(bytes - json.length)}"`);
    };
    const { receiver, failures } = setUp();
    expect((await receiver.handle(await signedDelivery(padded(262_144)))).status).toBe(200);
    expect((await receiver.handle(await signedDelivery(padded(262_145)))).status).toBe(413);
    expect(failures[0]).toMatchObject({ error: { code: 'body_too_large' } });
  });

  it('is refused by its Content-Length before a byte is read', async () => {
    const { receiver } = setUp({ maxBodyBytes: 100 });
    const body = vi.fn();
    const { headers } = await signedDelivery(testEvent, { headers: { 'content-length': '101' } });
    expect((await receiver.handle({ headers, body })).status).toBe(413);
    expect(body).not.toHaveBeenCalled();
  });
});

describe('failures of our own', () => {
  it('has the event sent again when the handler throws, and does not say why', async () => {
    const { receiver, failures } = setUp({
      on: {
        test: async () => {
          throw new Error('password=1234');
        },
      },
    });
    const reply = await receiver.handle(await signedDelivery(testEvent));
    expect(reply).toEqual({ status: 500, headers: {}, body: '', outcome: 'failed' });
    expect(failures).toMatchObject([{ info: { stage: 'handler', status: 500, event: testEvent } }]);
  });

  it('has the event sent again when the secret is not available', async () => {
    for (const secret of [() => Promise.reject(new Error('vault is down')), () => [], () => '']) {
      const { receiver, failures } = setUp({ secret });
      const reply = await receiver.handle(await signedDelivery(testEvent));
      expect(reply).toMatchObject({ status: 503, body: '', outcome: 'failed', headers: { 'Retry-After': '30' } });
      expect(failures[0]?.info.status).toBe(503);
    }
  });

  it('answers 500 when a body source of the caller throws', async () => {
    const { receiver, failures } = setUp();
    const { headers } = await signedDelivery(testEvent);
    const reply = await receiver.handle({ headers, body: () => Promise.reject(new Error('broken')) });
    expect(reply).toMatchObject({ status: 500, outcome: 'failed' });
    expect(failures).toHaveLength(1);
  });

  it('answers the same when onError itself fails', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = () => Promise.reject(new Error('log is down'));
    const { receiver } = setUp({ onError });
    const reply = await receiver.handle(await signedDelivery('{}'));
    expect(reply.status).toBe(400);
    expect(printed).toHaveBeenCalledOnce();
  });

  it('prints one line, whatever a handler throws, when there is no onError', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fail = () => {
      throw new Error('first\nlinkvitals receiver: forged\r\u001b[31m red\u009b1m');
    };
    const receiver = createReceiver({ secret: SECRET, dedupe: false, now: () => NOW, on: { test: fail } });
    await receiver.handle(await signedDelivery(testEvent));
    const line = printed.mock.calls[0]?.join(' ') ?? '';
    expect(line).toContain('500 handler Error: first linkvitals receiver: forged');
    expect(line).toContain('create-receiver.test');
    expect(line).not.toMatch(/\p{Cc}/u);
  });

  it('names the body when it is no bytes, rather than its size', async () => {
    const { receiver, failures } = setUp();
    const { headers } = await signedDelivery(testEvent);
    const reply = await receiver.handle({ headers, body: testEvent as never });
    expect(reply.status).toBe(500);
    expect(String(failures[0]?.error)).toContain('body: give the raw bytes');
  });

  it('prints one line when there is no onError', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const receiver = createReceiver({ secret: SECRET, dedupe: false, now: () => NOW });
    await receiver.handle(await signedDelivery(testEvent, { secrets: [OTHER_SECRET] }));
    expect(printed.mock.calls).toEqual([
      ['linkvitals receiver:', 401, 'signature', expect.stringContaining('WebhookVerificationError: no match')],
    ]);
  });
});

describe('createReceiver refuses at once', () => {
  it.each<[string, Partial<ReceiverOptions>, RegExp]>([
    ['an empty secret', { secret: '' }, /secret/],
    ['no secret', { secret: [] }, /secret/],
    ['the secret of an unset variable', { secret: undefined as unknown as string }, /secret/],
    ['a secret with the line break of its file', { secret: `${SECRET}\n` }, /secret: give whsec_\.\.\., no spaces/],
    ['an unset second secret', { secret: [SECRET, undefined as unknown as string] }, /secret/],
    ['a store that is none', { dedupe: true as never }, /dedupe: give memoryStore\(\) or false/],
    ['a tolerance of 0', { toleranceSeconds: 0 }, /toleranceSeconds/],
    ['a body limit of 0', { maxBodyBytes: 0 }, /maxBodyBytes/],
    ['no time for the store', { storeTimeoutMs: 0 }, /storeTimeoutMs/],
    ['no word on deduplication', { dedupe: undefined as never }, /dedupe/],
    ['a handler that is none', { on: { test: 1 } as never }, /on: test/],
    ['another word for what to do without the store', { fail: 'opne' as never }, /fail/],
    ['a handler of no event', { on: { 'crawl.complete': () => {} } as object }, /crawl\.complete/],
  ])('%s', (_name, options, message) => {
    expect(() => createReceiver({ secret: SECRET, dedupe: false, ...options })).toThrow(message);
  });

  it('no handler or option that is left out on purpose', () => {
    const handlers = { test: undefined, 'crawl.failed': () => {} };
    expect(() => createReceiver({ secret: SECRET, dedupe: false, on: handlers, fail: undefined })).not.toThrow();
    expect(() => createReceiver({ secret: SECRET, dedupe: false, fail: 'open' })).not.toThrow();
  });

  it('no options at all, and names the secret', () => {
    expect(() => (createReceiver as () => unknown)()).toThrow(/secret: give whsec_/);
  });
});
