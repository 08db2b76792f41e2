import { eventSchemaName, schemaNamed } from '@linkvitals/contract';
import { describe, expect, it } from 'vitest';
import { createReceiver } from './create-receiver.ts';
import type { KnownWebhookEvent } from './events.ts';
import { memoryStore } from './stores/memory.ts';
import { serve } from './test-support/serve.ts';
import { fakeClock, fakeSender, fixtures, signedDelivery, signedRequest, TEST_SECRET } from './testing.ts';
import { constructEvent } from './verify.ts';
import { fetchHandler } from './web.ts';

const known = [
  fixtures.crawlStarted,
  fixtures.crawlCompleted,
  fixtures.crawlFailed,
  fixtures.brokenLinksFound,
  fixtures.test,
] as const;

describe('fixtures', () => {
  it('are one of every event that there is, each as the contract has it', () => {
    const events = known.map((make): KnownWebhookEvent => make());
    expect(events.map(({ event }) => event).sort()).toEqual(Object.keys(eventSchemaName).sort());
    for (const event of events) schemaNamed(eventSchemaName[event.event]).parse(event);
  });

  it('are new at each call and take changes', () => {
    const changed = fixtures.crawlFailed({ timestamp: 'x', data: { error_code: 'SOMETHING_NEW' } });
    expect(changed).toMatchObject({ timestamp: 'x', data: { error_code: 'SOMETHING_NEW', domain: 'example.com' } });
    const links = fixtures.brokenLinksFound();
    links.data.top_broken_links.pop();
    expect(fixtures.brokenLinksFound().data.top_broken_links).toHaveLength(1);
  });
});

describe('signedRequest', () => {
  it('is genuine to its receiver, now, and unlike the next one', async () => {
    const request = await signedRequest('https://subscriber.example/hook', fixtures.test());
    const body = new Uint8Array(await request.arrayBuffer());
    const header = request.headers.get('x-service-signature');
    expect(await constructEvent(body, header, { secret: TEST_SECRET })).toEqual(fixtures.test());
    const another = await signedDelivery(fixtures.test());
    expect(another.headers['x-service-delivery']).not.toBe(request.headers.get('x-service-delivery'));
  });
});

/** A receiver whose handler fails a given number of times. */
function subscriber({ failures = 0 } = {}) {
  const clock = fakeClock();
  const handled: unknown[] = [];
  let left = failures;
  const receiver = createReceiver({
    secret: TEST_SECRET,
    now: clock.now,
    dedupe: memoryStore({ now: clock.now }),
    on: {
      'crawl.completed': (event, { attempt }) => {
        left -= 1;
        if (left >= 0) throw new Error('not now');
        handled.push([event, attempt]);
      },
    },
    onError: () => {},
  });
  return { clock, handled, target: fetchHandler(receiver) };
}

describe('fakeSender', () => {
  it('tries four times, after 1, 5 and 15 minutes, and gives up', async () => {
    const { clock, handled, target } = subscriber({ failures: 9 });
    const start = clock.now();
    const { state, attempts } = await fakeSender({ target, clock }).deliver(fixtures.crawlCompleted());
    expect(state).toBe('failed');
    expect(attempts.map(({ number, at, status }) => [number, (at - start) / 60_000, status])).toEqual([
      [1, 0, 500],
      [2, 1, 500],
      [3, 6, 500],
      [4, 21, 500],
    ]);
    expect(handled).toEqual([]);
  });

  it('ends with the first 2xx, and a receiver drops what is delivered twice', async () => {
    const { clock, handled, target } = subscriber({ failures: 2 });
    const sender = fakeSender({ target, clock });
    expect(await sender.deliver(fixtures.crawlCompleted())).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 500 }, { status: 500 }, { status: 200 }],
    });
    expect((await sender.deliver(fixtures.crawlCompleted())).attempts).toMatchObject([{ status: 200 }]);
    expect(handled).toEqual([[fixtures.crawlCompleted(), 3]]);
  });

  it('sends the same bytes and delivery id at every attempt, signed anew', async () => {
    const sent: { body: string; id: string | null; signature: string | null }[] = [];
    const target = async (request: Request) => {
      const { headers } = request;
      const signature = headers.get('x-service-signature');
      sent.push({ body: await request.text(), id: headers.get('x-service-delivery'), signature });
      return new Response(null, { status: 301, headers: { location: 'https://elsewhere.example/' } });
    };
    const { id } = await fakeSender({ target }).deliver(fixtures.test());
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(sent.map((request) => request.id)).toEqual([id, id, id, id]);
    expect(new Set(sent.map(({ signature }) => signature)).size).toBe(4);
  });

  it.each([
    [503, '90', 90],
    [429, '3600', 120],
    [503, '1', 60],
    [500, '90', 60],
    [503, 'Fri, 15 Jan 2027 08:01:40 GMT', 100],
    [503, 'soon', 60],
  ])('after %d with Retry-After %s waits %d s', async (status, retryAfter, seconds) => {
    const headers = { 'retry-after': retryAfter };
    const target = () => new Response(null, { status, headers });
    const { attempts } = await fakeSender({ target, clock: fakeClock() }).deliver(fixtures.test());
    expect(Number(attempts[1]?.at) - Number(attempts[0]?.at)).toBe(seconds * 1_000);
  });

  it('goes on after a 410, as after any failure', async () => {
    const target = () => new Response(null, { status: 410 });
    const { state, attempts } = await fakeSender({ target }).deliver(fixtures.test());
    expect(state).toBe('failed');
    expect(attempts.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
  });

  it.each<[string, (request: Request) => Promise<Response>]>([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['hangs', () => new Promise(() => {})],
  ])('goes on when the subscriber %s', async (_name, target) => {
    const { attempts } = await fakeSender({ target, timeoutMs: 10 }).deliver(fixtures.test());
    expect(attempts.map(({ status }) => status)).toEqual([null, null, null, null]);
  });

  it('signs with both secrets of a rotation, and posts to URLs as well', async () => {
    const signatures: (string | undefined)[] = [];
    await using server = await serve((request, response) => {
      signatures.push(String(request.headers['x-service-signature']));
      response.end();
    });
    const sender = fakeSender({ target: server.url, secret: () => ['whsec_new', TEST_SECRET] });
    expect(await sender.attempt(fixtures.test())).toMatchObject({ number: 1, status: 200 });
    expect(signatures[0]).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  });
});
