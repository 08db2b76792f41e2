import { expect, it, vi } from 'vitest';
import { createPool } from './pool.ts';

function gatedPool(size: number) {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const started: string[] = [];
  const onError = vi.fn();
  const work = (id: string): Promise<void> => {
    started.push(id);
    const gate = Promise.withResolvers<void>();
    gates.set(id, gate);
    return gate.promise;
  };
  return { pool: createPool({ size, work, onError }), started, gate: (id: string) => gates.get(id), onError };
}

it('runs no more than its size at once and hands a free place on in order', async () => {
  const { pool, started, gate } = gatedPool(2);
  const runs = ['a', 'b', 'c', 'd'].map((id) => pool.run(id));
  expect(started).toEqual(['a', 'b']);
  expect(pool.free).toBe(0);
  gate('a')?.resolve();
  await runs[0];
  expect(started).toEqual(['a', 'b', 'c']);
  gate('b')?.resolve();
  gate('c')?.resolve();
  await runs[2];
  gate('d')?.resolve();
  await Promise.all(runs);
  expect(pool.free).toBe(2);
});

it('runs an id that waits once, however often it is requested', async () => {
  const { pool, started, gate } = gatedPool(1);
  const runs = ['a', 'b', 'b'].map((id) => pool.run(id));
  gate('a')?.resolve();
  await runs[0];
  gate('b')?.resolve();
  await Promise.all(runs);
  expect(started).toEqual(['a', 'b']);
});

it('runs an id once more when it is requested while its work is under way, never twice at a time', async () => {
  const { pool, started, gate } = gatedPool(2);
  const runs = ['a', 'a', 'a'].map((id) => pool.run(id));
  expect(started).toEqual(['a']);
  gate('a')?.resolve();
  await expect.poll(() => started).toEqual(['a', 'a']);
  gate('a')?.resolve();
  await Promise.all(runs);
  expect(started).toEqual(['a', 'a']);
  expect(pool.free).toBe(2);
});

it('goes on after work that failed, and reports it', async () => {
  const { pool, gate, onError } = gatedPool(1);
  const runs = [pool.run('a'), pool.run('b')];
  gate('a')?.reject(new Error('broken'));
  await runs[0];
  gate('b')?.resolve();
  await Promise.all(runs);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }), 'a');
});

it('takes as much that has to wait as it can run, and says when there is more', async () => {
  const { pool, started, gate } = gatedPool(1);
  expect(['a', 'b', 'c'].map((id) => pool.offer(id))).toEqual([true, true, false]);
  gate('a')?.resolve();
  await expect.poll(() => started).toEqual(['a', 'b']);
  expect(pool.offer('d')).toBe(true);
  for (const id of ['b', 'd']) {
    await expect.poll(() => started).toContain(id);
    gate(id)?.resolve();
  }
  await pool.drain();
  expect(pool.offer('e')).toBe(false);
});

it('drains: what runs is awaited, what waits is dropped, what comes later is refused', async () => {
  const { pool, started, gate } = gatedPool(1);
  const runs = [pool.run('a'), pool.run('b')];
  const drained = pool.drain();
  await pool.run('c');
  gate('a')?.resolve();
  await Promise.all([...runs, drained]);
  expect(started).toEqual(['a']);
});

it('adopts work begun elsewhere while a place is free, holds the place until it ends, and reports how', async () => {
  const { pool, started, gate, onError } = gatedPool(2);
  const elsewhere = Promise.withResolvers<void>();
  void pool.run('a');
  expect(pool.adopt('a', Promise.resolve())).toBe(false);
  expect(pool.adopt('b', elsewhere.promise)).toBe(true);
  expect(pool.adopt('c', Promise.resolve())).toBe(false);
  const waiting = pool.run('c');
  expect(started).toEqual(['a']);
  elsewhere.reject(new Error('broken'));
  await expect.poll(() => started).toEqual(['a', 'c']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }), 'b');
  gate('a')?.resolve();
  gate('c')?.resolve();
  await waiting;
  await pool.drain();
  expect(pool.adopt('d', Promise.resolve())).toBe(false);
});

it('drains what it adopted', async () => {
  const { pool } = gatedPool(1);
  const elsewhere = Promise.withResolvers<void>();
  pool.adopt('a', elsewhere.promise);
  let drained = false;
  const draining = pool.drain().then(() => {
    drained = true;
  });
  await new Promise(setImmediate);
  expect(drained).toBe(false);
  elsewhere.resolve();
  await draining;
});
