import { fakeClock } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import type { CrawlClock } from '../crawl-options.ts';
import { skippingClock } from '../test-support/skipping-clock.ts';
import type { VerdictFacts } from '../types/records.ts';
import { createExternalHosts } from './create-external-hosts.ts';
import { OwnHost } from './own-host.ts';
import { Pacer } from './pacer.ts';
import { Refusals } from './refusals.ts';

const NEVER = new AbortController().signal;
const facts = (verdict: VerdictFacts['verdict']): VerdictFacts => ({
  verdict,
  reason: 'ok',
  redirects: [],
  warnings: [],
});

/** Maximum of starts in any half-open window of a second. */
function busiestSecond(starts: readonly number[]): number {
  return Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + 1_000).length));
}

describe('the own host', () => {
  const run = async (host: OwnHost, clock: CrawlClock, count: number): Promise<number[]> => {
    const starts: number[] = [];
    await Promise.all(Array.from({ length: count }, () => host.run(async () => starts.push(clock.now()), NEVER)));
    return starts;
  };

  test('never gets more requests than its rate in any second', async () => {
    const clock = skippingClock();
    const host = new OwnHost({ start: 4, min: 0.5, max: 10, inFlight: 5 }, clock);
    expect(busiestSecond(await run(host, clock, 40))).toBe(4);
  });

  test('gets requests without any wait if there is no rate, but never more than inFlight at a time', async () => {
    const host = new OwnHost({ start: 0, min: 0, max: 0, inFlight: 3 }, skippingClock());
    let running = 0;
    let peak = 0;
    const send = async (): Promise<void> => {
      peak = Math.max(peak, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await Promise.all(Array.from({ length: 20 }, () => host.run(send, NEVER)));
    expect(peak).toBe(3);
    expect(host.rate).toBe(0);
  });

  test('gets faster while it answers well, slower at each sign of overload, within its bounds', () => {
    const host = new OwnHost({ start: 4, min: 0.5, max: 5, inFlight: 5 }, skippingClock());
    for (let i = 0; i < 10; i++) host.noteGoodAnswer();
    expect(host.rate).toBeCloseTo(4.25);
    for (let i = 0; i < 100; i++) host.noteGoodAnswer();
    expect(host.rate).toBeCloseTo(5);
    host.noteOverload();
    expect(host.rate).toBeCloseTo(3.75);
    for (let i = 0; i < 50; i++) host.noteOverload();
    expect(host.rate).toBeCloseTo(0.5);
  });

  test('honours Crawl-delay, up to ten seconds', async () => {
    const clock = skippingClock();
    const host = new OwnHost({ start: 0, min: 0, max: 0, inFlight: 5 }, clock);
    host.obeyCrawlDelay(2);
    const [first = 0, second = 0] = await run(host, clock, 2);
    expect(second - first).toBeGreaterThanOrEqual(2_000);
    host.obeyCrawlDelay(86_400);
    expect(host.rate).toBeCloseTo(0.1);
  });

  test('gets no request while it is paused, not even those that waited before', async () => {
    const clock = skippingClock();
    const host = new OwnHost({ start: 0, min: 0, max: 0, inFlight: 5 }, clock);
    host.pause(30_000);
    host.pause(1_000);
    expect(Math.min(...(await run(host, clock, 5)))).toBeGreaterThanOrEqual(30_000);
  });

  test('passes the place of an aborted wait to the next request', async () => {
    const clock = fakeClock(0);
    const host = new OwnHost({ start: 1, min: 1, max: 1, inFlight: 1 }, { now: clock.monotonic, sleep: clock.sleep });
    await host.run(async () => undefined, NEVER);
    const abort = new AbortController();
    const aborted = host.run(async () => 'requested', abort.signal);
    const next = host.run(async () => 'requested', NEVER);
    await clock.sleepers();
    abort.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    await clock.sleepers();
    await clock.advance(2_000);
    expect(await next).toBe('requested');
  });
});

describe('a crawl that is aborted', () => {
  /** Makes another crawl wait for the end of a pause of the host. */
  const paused = async (inFlight: number) => {
    const clock = fakeClock(0);
    const host = new Pacer({ intervalMs: 1_000, inFlight, clock: { now: clock.monotonic, sleep: clock.sleep } });
    host.pause(300_000);
    const starts: number[] = [];
    const send = async () => starts.push(clock.monotonic());
    const other = host.run(send, NEVER);
    await clock.sleepers();
    return { clock, host, starts, send, other };
  };

  test.each([
    ['a slot', 1],
    ['its place behind the other', 2],
  ])('leaves at once where it waits for %s, and the order and distance of the others stay', async (_what, inFlight) => {
    const { clock, host, starts, send, other } = await paused(inFlight);
    const abort = new AbortController();
    const ours = host.run(send, abort.signal);
    const third = host.run(send, NEVER);
    abort.abort(new Error('enough'));
    await expect(ours).rejects.toThrow('enough');
    expect(clock.monotonic()).toBe(0);
    await clock.advance(302_000);
    await Promise.all([other, third]);
    expect(starts).toEqual([300_000, 301_020]);
  });

  test('starts nothing when it was aborted before', async () => {
    const { host, send } = await paused(1);
    await expect(host.run(send, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});

describe('external hosts', () => {
  test('get one request at a time, a second apart, each host independently', async () => {
    const clock = skippingClock();
    const hosts = createExternalHosts({ clock });
    const starts = { a: [] as number[], b: [] as number[] };
    const send = (host: 'a' | 'b') => hosts.run(host, async () => starts[host].push(clock.now()), NEVER);
    await Promise.all((['a', 'a', 'b', 'a', 'b'] as const).map(send));
    expect(busiestSecond(starts.a)).toBe(1);
    expect(busiestSecond(starts.b)).toBe(1);
    expect(starts.b[0]).toBeLessThan(1_000);
  });

  test('an ok is remembered for 7 days, a break for 24 hours, anything else not at all', async () => {
    const clock = fakeClock(0);
    const hosts = createExternalHosts({ clock: { now: clock.monotonic, sleep: clock.sleep } });
    await clock.advance(1_000);
    for (const verdict of ['ok', 'broken', 'suspect', 'unverifiable', 'not_checked'] as const)
      hosts.remember(verdict, facts(verdict));
    const kept = (): string[] =>
      ['ok', 'broken', 'suspect', 'unverifiable', 'not_checked'].filter((url) => hosts.cached(url));
    expect(kept()).toEqual(['ok', 'broken']);
    await clock.advance(24 * 3_600_000 + 1);
    expect(kept()).toEqual(['ok']);
    await clock.advance(6 * 24 * 3_600_000);
    expect(kept()).toEqual([]);
  });

  test('an answer that is no longer good replaces the one that was remembered', () => {
    const hosts = createExternalHosts();
    hosts.remember('u', facts('ok'));
    hosts.remember('u', facts('unverifiable'));
    expect(hosts.cached('u')).toBeUndefined();
  });

  test('the cache holds no more than its size', () => {
    const hosts = createExternalHosts({ cacheSize: 10 });
    for (let i = 0; i < 100; i++) hosts.remember(`u${i}`, facts('ok'));
    expect(Array.from({ length: 100 }, (_, i) => hosts.cached(`u${i}`)).filter(Boolean)).toHaveLength(10);
  });
});

describe('refusals', () => {
  const one = (now: number, times: number, retryAfterMs?: number) => ({
    url: '/x',
    times,
    sentAt: now,
    now,
    retryAfterMs,
  });

  test('wait 5 s doubling, or what the host demands up to five minutes, then give the URL up', () => {
    const refusals = new Refusals({ maxInARow: 3, inFlight: 1 });
    const waits = [
      refusals.noteRefusal('h', one(1, 1)),
      refusals.noteRefusal('h', one(2, 2)),
      refusals.noteRefusal('h', one(3, 3, 86_400_000)),
      refusals.noteRefusal('h', one(4, 4)),
    ];
    expect(waits).toEqual([5_000, 10_000, 300_000, undefined]);
    expect(refusals.hasGivenUp('h')).toBe(false);
  });

  test('a host is given up when the next URL is refused as well, and no other host with it', () => {
    const refusals = new Refusals({ maxInARow: 3, inFlight: 1 });
    for (let i = 1; i <= 4; i++) refusals.noteRefusal('h', one(i, i));
    expect(refusals.noteRefusal('h', { ...one(5, 1), url: '/y' })).toBeUndefined();
    expect(refusals.hasGivenUp('h')).toBe(true);
    expect(refusals.hasGivenUp('other')).toBe(false);
  });

  test('a URL that is always refused is given up although the host answers for others', () => {
    const refusals = new Refusals({ maxInARow: 3, inFlight: 1 });
    const waits = [1, 2, 3, 4].map((i) => {
      refusals.noteAccepted('h');
      return refusals.noteRefusal('h', one(i, i));
    });
    expect(waits).toEqual([5_000, 10_000, 20_000, undefined]);
    expect(refusals.hasGivenUp('h')).toBe(false);
  });

  test('requests in flight together are one refusal; an answer in between starts anew', () => {
    const refusals = new Refusals({ maxInARow: 3, inFlight: 5 });
    for (let i = 0; i < 5; i++) expect(refusals.noteRefusal('h', { ...one(10 + i, 1), sentAt: 0 })).toBe(5_000);
    refusals.noteAccepted('h');
    expect(refusals.noteRefusal('h', one(101, 1))).toBe(5_000);
  });
});
