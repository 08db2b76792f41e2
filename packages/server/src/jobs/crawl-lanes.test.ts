import { fakeClock } from '@linkvitals/testing';
import { expect, it, vi } from 'vitest';
import { createCrawlLanes } from './crawl-lanes.ts';
import { createPool } from './pool.ts';

/** Lanes over a queue that still lists what was begun, as a database does until the lease is taken. */
function lanesOver(queue: string[], { size = 2, turnedAway = [] as string[] } = {}) {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const started: string[] = [];
  const onError = vi.fn();
  const work = async (id: string): Promise<void> => {
    started.push(id);
    if (turnedAway.includes(id)) return;
    const gate = Promise.withResolvers<void>();
    gates.set(id, gate);
    await gate.promise;
    queue.splice(queue.indexOf(id), 1);
  };
  const next = vi.fn(async (except: readonly string[]) => queue.find((id) => !except.includes(id)));
  const clock = fakeClock(0);
  const lanes = createCrawlLanes({ pool: createPool({ size, work, onError }), clock, next, onError });
  const end = (id: string) => gates.get(id)?.resolve();
  return { lanes, started, end, next, clock, onError };
}

it('fills every free place at one call, each with another crawl, and no more', async () => {
  const { lanes, started } = lanesOver(['a', 'b', 'c']);
  void lanes.run();
  await expect.poll(() => started).toEqual(['a', 'b']);
  expect(lanes.free).toBe(0);
  await lanes.run();
  expect(started).toEqual(['a', 'b']);
});

it('queries anew for each place that becomes free: what was queued meanwhile may come first', async () => {
  const queue = ['a', 'b', 'c'];
  const { lanes, started, end } = lanesOver(queue, { size: 1 });
  const over = lanes.run();
  await expect.poll(() => started).toEqual(['a']);
  queue.unshift('urgent');
  for (const id of ['a', 'urgent', 'b', 'c']) {
    await expect.poll(() => started.at(-1)).toBe(id);
    end(id);
  }
  await over;
  expect(started).toEqual(['a', 'urgent', 'b', 'c']);
});

it('calls at once never begin one twice', async () => {
  const { lanes, started } = lanesOver(['a', 'b', 'c', 'd'], { size: 4 });
  for (let n = 0; n < 8; n += 1) void lanes.run();
  await expect.poll(() => started.length).toBe(4);
  expect([...started].sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('passes over what was turned away, tries it again after a rest, and does not spin', async () => {
  const { lanes, started, next, clock } = lanesOver(['no', 'never'], { turnedAway: ['no', 'never'] });
  await lanes.run();
  await lanes.run();
  expect(started.sort()).toEqual(['never', 'no']);
  expect(next.mock.calls.length).toBeLessThan(10);
  await clock.advance(5_000);
  await lanes.run();
  expect(started.filter((id) => id === 'no')).toHaveLength(2);
});

it('reports a database that does not answer, and works again when it does', async () => {
  const { lanes, started, next, onError } = lanesOver(['a']);
  next.mockRejectedValueOnce(new Error('gone away'));
  await lanes.run();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'gone away' }));
  void lanes.run();
  await expect.poll(() => started).toEqual(['a']);
});

it('answers whether a crawl could begin, without waiting for its end', async () => {
  const { lanes } = lanesOver(['a'], { size: 2 });
  expect(await lanes.begin()).toBe(true);
  expect(await lanes.begin()).toBe(false);
});

it('drains: what runs is awaited, nothing begins any more', async () => {
  const { lanes, started, end } = lanesOver(['a', 'b'], { size: 1 });
  void lanes.run();
  await expect.poll(() => started).toEqual(['a']);
  const drained = lanes.drain();
  end('a');
  await drained;
  await lanes.run();
  expect(started).toEqual(['a']);
});
