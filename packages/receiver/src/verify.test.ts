import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { WebhookPayloadError, WebhookVerificationError } from './errors.ts';
import { NOW, OTHER_SECRET, SECRET, signedDelivery, testEvent } from './test-support/signed-delivery.ts';
import { constructEvent, verify } from './verify.ts';

interface Vector {
  name: string;
  secrets: string[];
  body_base64: string;
  header: string | null;
  now: number;
  tolerance_seconds: number;
  expect: string;
}

const corpus = new URL('../../contract/src/fixtures/signatures.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(corpus, 'utf8')) as { vectors: Vector[] };

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'valid',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.code : error),
  );

describe('verify', () => {
  it('knows thirty vectors', () => expect(vectors).toHaveLength(30));

  it.each(vectors)('agrees with the vector $name: $expect', async (vector) => {
    const body = new Uint8Array(Buffer.from(vector.body_base64, 'base64'));
    const { secrets: secret, tolerance_seconds: toleranceSeconds } = vector;
    const options = { secret, toleranceSeconds, now: () => vector.now * 1000 };
    expect(await codeOf(verify(body, vector.header, options))).toBe(vector.expect);
    if (vector.expect !== 'valid') {
      expect(await codeOf(constructEvent(body, vector.header, options))).toBe(vector.expect);
    }
  });

  it('says when the attempt was signed', async () => {
    const { body, headers } = await signedDelivery(testEvent);
    const options = { secret: SECRET, now: () => NOW };
    expect(await verify(body, headers['x-service-signature'], options)).toEqual({ timestamp: NOW / 1000 });
  });

  it('takes a string as its UTF-8 bytes', async () => {
    const { body, headers } = await signedDelivery(testEvent);
    const options = { secret: SECRET, now: () => NOW };
    await verify(new TextDecoder().decode(body), headers['x-service-signature'], options);
  });

  it('accepts either secret of a rotation', async () => {
    const { body, headers } = await signedDelivery(testEvent, { secrets: [OTHER_SECRET, SECRET] });
    for (const secret of [SECRET, OTHER_SECRET, [SECRET], [OTHER_SECRET, SECRET]]) {
      await verify(body, headers['x-service-signature'], { secret, now: () => NOW });
    }
  });

  it.each([[''], [[]], [['']]])('throws a RangeError for the secret %j', async (secret) => {
    await expect(verify(new Uint8Array(), 't=1', { secret })).rejects.toThrow(RangeError);
  });

  it('throws a RangeError for the secret that an unset environment variable becomes', async () => {
    const secret = process.env.NO_SUCH_VARIABLE as string;
    await expect(verify(new Uint8Array(), 't=1', { secret })).rejects.toThrow(RangeError);
  });

  it.each([[{ event: 'test' }], [[1, 2]], [new ArrayBuffer(2)], [null], [undefined]])(
    'demands the raw bytes when the body is %j',
    async (body) => {
      const call = verify(body as never, 't=1', { secret: SECRET });
      await expect(call).rejects.toThrow('unusable body: give the raw bytes');
      await expect(constructEvent(body as never, 't=1', { secret: SECRET })).rejects.toThrow(RangeError);
    },
  );

  it('takes the bytes of another realm', async () => {
    const { body, headers } = await signedDelivery(testEvent);
    const bytes = runInNewContext('new Uint8Array(list)', { list: [...body] });
    await verify(bytes, headers['x-service-signature'], { secret: SECRET, now: () => NOW });
  });

  it.each([[new Headers({ a: 'b' })], [['t=1']], [7]])('names the header when it is no text: %j', async (header) => {
    const call = verify('', header as never, { secret: SECRET });
    await expect(call).rejects.toMatchObject({
      code: 'malformed_header',
      message: expect.stringContaining('give x-service-signature'),
    });
  });

  it.each([`${SECRET}\n`, ` ${SECRET}`])('refuses the secret %j, which no signature would match', async (secret) => {
    await expect(verify('', 't=1', { secret })).rejects.toThrow(/secret/);
  });

  it('throws a RangeError for a tolerance of 0, which could mean two things', async () => {
    await expect(verify(new Uint8Array(), 't=1', { secret: SECRET, toleranceSeconds: 0 })).rejects.toThrow(RangeError);
  });
});

describe('constructEvent', () => {
  const construct = async (payload: unknown) => {
    const { body, headers } = await signedDelivery(payload);
    return constructEvent(body, headers['x-service-signature'], { secret: SECRET, now: () => NOW });
  };

  it('returns the event as it was sent', async () => expect(await construct(testEvent)).toEqual(testEvent));

  it('returns an event that it does not know', async () => {
    const event = { event: 'crawl.paused', timestamp: '2027-01-15T08:00:00.000Z', data: { anything: [1] } };
    expect(await construct(event)).toEqual(event);
  });

  it('keeps fields that it does not know', async () => {
    const event = { ...testEvent, later: true };
    expect(await construct(event)).toEqual(event);
  });

  it('reads a body behind a byte order mark', async () => {
    const bom = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(JSON.stringify(testEvent))]);
    expect(await construct(bom)).toEqual(testEvent);
  });

  it.each([
    ['nothing', '', 'invalid_json'],
    ['cut off JSON', '{"event":"te', 'invalid_json'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'invalid_json'],
    ['null', 'null', 'invalid_envelope'],
    ['an array', '[]', 'invalid_envelope'],
    ['a string', '"test"', 'invalid_envelope'],
    ['no event', { timestamp: 'x', data: {} }, 'invalid_envelope'],
    ['an empty event', { event: '', timestamp: 'x', data: {} }, 'invalid_envelope'],
    ['an event that is a number', { event: 1, timestamp: 'x', data: {} }, 'invalid_envelope'],
    ['no timestamp', { event: 'test', data: {} }, 'invalid_envelope'],
    ['no data', { event: 'test', timestamp: 'x' }, 'invalid_envelope'],
    ['data that is null', { event: 'test', timestamp: 'x', data: null }, 'invalid_envelope'],
    ['data that is a list', { event: 'test', timestamp: 'x', data: [] }, 'invalid_envelope'],
    ['a crawl without its id', { event: 'crawl.failed', timestamp: 'x', data: {} }, 'invalid_envelope'],
    [
      'a crawl whose id is a number',
      { event: 'crawl.started', timestamp: 'x', data: { crawl_id: 1 } },
      'invalid_envelope',
    ],
  ])('refuses %s with %s', async (_name, payload, code) => {
    const error = await construct(payload).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WebhookPayloadError);
    expect(error).toMatchObject({ code });
  });

  it('judges the signature before it parses', async () => {
    const options = { secret: SECRET, now: () => NOW };
    expect(await codeOf(constructEvent('not JSON', `t=${NOW / 1000},v1=${'0'.repeat(64)}`, options))).toBe('no_match');
  });
});
