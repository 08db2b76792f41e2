import { describe, expect, it, vi } from 'vitest';
import { createReceiver } from './create-receiver.ts';
import type { DedupeStore } from './dedupe-store.ts';
import type { FailureInfo, ReceiverOptions, WebhookContext } from './receiver-types.ts';
import { memoryStore } from './stores/memory.ts';
import {
  brokenLinksFound,
  CRAWL_ID,
  crawlStarted,
  NOW,
  SECRET,
  signedDelivery,
  testEvent,
} from './test-support/signed-delivery.ts';

function setUp(options: Partial<ReceiverOptions> = {}) {
  const clock = { now: NOW };
  const failures: FailureInfo[] = [];
  const messages: string[] = [];
  const handler = vi.fn<(event: unknown, context: WebhookContext) => unknown>();
  const receiver = createReceiver({
    secret: SECRET,
    dedupe: memoryStore({ now: () => clock.now }),
    now: () => clock.now,
    on: { 'crawl.started': handler, 'broken_links.found': handler, test: handler },
    onError: (error, info) => {
      failures.push(info);
      messages.push(String(error));
    },
    ...options,
  });
  const deliver = async (event: unknown, headers: Record<string, string> = {}) =>
    receiver.handle(await signedDelivery(event, { at: clock.now, headers }));
  return { deliver, handler, failures, messages, clock };
}

const brokenStore: DedupeStore = {
  claim: () => Promise.reject(new Error('connection refused')),
  complete: () => Promise.reject(new Error('connection refused')),
  release: () => Promise.reject(new Error('connection refused')),
};

describe('a repetition', () => {
  it('is answered 200 and not handled again, whenever it was signed', async () => {
    const onDuplicate = vi.fn();
    const { deliver, handler, clock } = setUp({ onDuplicate });
    expect((await deliver(crawlStarted)).outcome).toBe('processed');
    clock.now += 21 * 60_000;
    expect(await deliver(crawlStarted, { 'x-service-attempt': '4' })).toMatchObject({
      status: 200,
      outcome: 'duplicate',
    });
    expect(handler).toHaveBeenCalledOnce();
    expect(onDuplicate.mock.calls).toMatchObject([[crawlStarted, { key: `crawl.started:${CRAWL_ID}`, attempt: 4 }]]);
  });

  it('is handled anew after a day', async () => {
    const { deliver, handler, clock } = setUp();
    await deliver(crawlStarted);
    clock.now += 24 * 3_600_000 + 1;
    expect((await deliver(crawlStarted)).outcome).toBe('processed');
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('is known by event and crawl: the events of one crawl are all handled, in any order', async () => {
    const { deliver, handler } = setUp();
    expect((await deliver(brokenLinksFound)).outcome).toBe('processed');
    expect((await deliver(crawlStarted)).outcome).toBe('processed');
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('is known by its bytes where there is no crawl', async () => {
    const { deliver, handler } = setUp();
    const another = { ...testEvent, timestamp: '2027-01-15T08:00:00.001Z' };
    const outcomes = [await deliver(testEvent), await deliver(another), await deliver(testEvent)];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['processed', 'processed', 'duplicate']);
    expect(handler.mock.calls[0]?.[1].key).toMatch(/^test:[0-9a-f]{64}$/);
  });

  it('is known by its bytes where the event is not known, crawl or not', async () => {
    const { deliver } = setUp({ onUnknown: () => {} });
    const progress = (percent: number) => ({
      event: 'crawl.progress',
      timestamp: 'x',
      data: { crawl_id: CRAWL_ID, percent },
    });
    const outcomes = [await deliver(progress(10)), await deliver(progress(20)), await deliver(progress(10))];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['processed', 'processed', 'duplicate']);
  });

  it('is known by a key of the caller, so that two receivers may share a store', async () => {
    const dedupe = memoryStore({ now: () => NOW });
    const one = setUp({ dedupe, dedupeKey: (_event, key) => `one/${key}` });
    const two = setUp({ dedupe, dedupeKey: (_event, key) => `two/${key}` });
    expect((await one.deliver(crawlStarted)).outcome).toBe('processed');
    expect((await two.deliver(crawlStarted)).outcome).toBe('processed');
    expect((await two.deliver(crawlStarted)).outcome).toBe('duplicate');
  });

  it('is answered 200 even when onDuplicate fails, which is reported', async () => {
    const { deliver, failures } = setUp({ onDuplicate: () => Promise.reject(new Error('no')) });
    await deliver(crawlStarted);
    expect((await deliver(crawlStarted)).status).toBe(200);
    expect(failures).toHaveLength(1);
  });

  it('is handled each time without a store', async () => {
    const { deliver, handler } = setUp({ dedupe: false });
    await deliver(crawlStarted);
    await deliver(crawlStarted);
    expect(handler).toHaveBeenCalledTimes(2);
    expect(await handler.mock.calls[0]?.[1].extendLease()).toBe(false);
  });
});

describe('a repetition while the first is in hand', () => {
  it('is answered 503 with the rest of the lease, because the first may still fail', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { deliver, handler, clock } = setUp();
    handler.mockReturnValueOnce(promise);
    const first = deliver(crawlStarted);
    await expect.poll(() => handler).toHaveBeenCalled();
    clock.now += 4_500;
    expect(await deliver(crawlStarted)).toEqual({
      status: 503,
      outcome: 'in_flight',
      body: '',
      headers: { 'Retry-After': '41' },
    });
    resolve();
    expect((await first).outcome).toBe('processed');
    expect((await deliver(crawlStarted)).outcome).toBe('duplicate');
    expect(handler).toHaveBeenCalledOnce();
  });

  it('fifty deliveries of one event at once are handled once', async () => {
    const { deliver, handler } = setUp();
    const replies = await Promise.all(Array.from({ length: 50 }, () => deliver(crawlStarted)));
    expect(handler).toHaveBeenCalledOnce();
    expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  });
});

describe('a handler that fails', () => {
  it('loses nothing: the key is free again before the sender gets its response', async () => {
    const { deliver, handler } = setUp();
    handler.mockRejectedValueOnce(new Error('database is down'));
    expect((await deliver(crawlStarted)).status).toBe(500);
    expect((await deliver(crawlStarted)).outcome).toBe('processed');
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('is reported together with a store that cannot release', async () => {
    const dedupe = { ...brokenStore, claim: async () => ({ status: 'claimed', token: '1' }) as const };
    const { deliver, handler, failures } = setUp({ dedupe });
    handler.mockRejectedValueOnce(new Error('no'));
    expect((await deliver(crawlStarted)).status).toBe(500);
    expect(failures.map(({ stage }) => stage)).toEqual(['dedupe', 'handler']);
  });
});

describe('a handler that takes longer than its lease', () => {
  it('is reported, because another may have taken over', async () => {
    const { deliver, handler, failures, messages, clock } = setUp();
    handler.mockImplementationOnce(() => {
      clock.now += 45_001;
    });
    expect((await deliver(crawlStarted)).status).toBe(200);
    expect(failures).toMatchObject([{ stage: 'dedupe', status: 200 }]);
    expect(messages[0]).toContain(`crawl.started:${CRAWL_ID}`);
  });

  it('keeps the event to itself by extending the lease', async () => {
    const { deliver, handler, failures, clock } = setUp();
    handler.mockImplementationOnce(async (_event, context) => {
      clock.now += 40_000;
      expect(await context.extendLease()).toBe(true);
      clock.now += 40_000;
    });
    expect((await deliver(crawlStarted)).outcome).toBe('processed');
    expect(failures).toEqual([]);
    expect((await deliver(crawlStarted)).outcome).toBe('duplicate');
  });
});

describe('a store that is down', () => {
  let rejectLate = () => {};
  it.each<[string, DedupeStore['claim']]>([
    [
      'throws instead of rejecting',
      () => {
        throw new Error('not connected');
      },
    ],
    ['never answers', () => new Promise(() => {})],
    [
      'rejects after it was given up',
      () =>
        new Promise((_, reject) => {
          rejectLate = () => reject(new Error('late'));
        }),
    ],
  ])('is one answer and no unhandled rejection when it %s', async (_name, claim) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { deliver, failures, handler } = setUp({ dedupe: { ...brokenStore, claim }, storeTimeoutMs: 10 });
    expect(await deliver(crawlStarted)).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
    rejectLate();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ stage: 'dedupe', status: 503 }]);
    expect(handler).not.toHaveBeenCalled();
  });

  it('closed: has the event sent again and does not handle it', async () => {
    const { deliver, handler, failures } = setUp({ dedupe: brokenStore });
    expect(await deliver(crawlStarted)).toMatchObject({
      status: 503,
      outcome: 'failed',
      headers: { 'Retry-After': '30' },
    });
    expect(handler).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ stage: 'dedupe', status: 503 }]);
  });

  it('open: handles the event and reports the store', async () => {
    const { deliver, handler, failures } = setUp({ dedupe: brokenStore, fail: 'open' });
    expect(await deliver(crawlStarted)).toMatchObject({ status: 200, outcome: 'processed' });
    expect(handler).toHaveBeenCalledOnce();
    expect(failures).toMatchObject([{ stage: 'dedupe', status: 200 }]);
  });

  it('only at the end: the work is done, so the event is not sent again', async () => {
    const dedupe = { ...brokenStore, claim: async () => ({ status: 'claimed', token: '1' }) as const };
    const { deliver, failures } = setUp({ dedupe });
    expect(await deliver(crawlStarted)).toMatchObject({ status: 200, outcome: 'processed' });
    expect(failures).toMatchObject([{ stage: 'dedupe', status: 200 }]);
  });
});
