import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that has only one piece */
const once = <T>(work: () => T) =>
  function* () {
    yield;
    return work();
  };

test('the event loop goes round between the pieces; work is done in its order, each to its end', async () => {
  const queue = oneAtATime({ maxWaiting: 5, maxWaitingPerOwner: 5 });
  const seen: string[] = [];
  const work = function* (name: string) {
    seen.push(`${name} begins`);
    yield;
    seen.push(`${name} ends`);
  };
  let ended = false;
  const all = Promise.all(['first', 'second'].map((name) => queue('a', () => work(name)))).then(() => {
    ended = true;
  });
  while (!ended) {
    await new Promise(setImmediate);
    seen.push('loop');
  }
  await all;
  const pieces = seen.filter((one) => one !== 'loop');
  expect(pieces).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  for (const [at, one] of seen.entries()) if (one !== 'loop') expect(seen[at + 1]).toBe('loop');
});

test('a call that fails does not hold up the next one', async () => {
  const queue = oneAtATime({ maxWaiting: 5, maxWaitingPerOwner: 5 });
  const failing = queue(
    'a',
    once(() => {
      throw new Error('broken');
    }),
  );
  const next = queue(
    'a',
    once(() => 'done'),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('more than may wait are refused, and can be repeated when there is room', async () => {
  const queue = oneAtATime({ maxWaiting: 1, maxWaitingPerOwner: 1 });
  const waiting = [
    queue(
      'a',
      once(() => 1),
    ),
    queue(
      'a',
      once(() => 2),
    ),
  ];
  await expect(
    queue(
      'a',
      once(() => 3),
    ),
  ).rejects.toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 1 } });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(
    await queue(
      'a',
      once(() => 4),
    ),
  ).toBe(4);
});

test('owners are served in rotation, and one who has too much waiting keeps nobody else out', async () => {
  const queue = oneAtATime({ maxWaiting: 10, maxWaitingPerOwner: 3 });
  const done: string[] = [];
  const add = (owner: string, name: string) =>
    queue(
      owner,
      once(() => done.push(name)),
    );
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  await expect(add('a', 'a5')).rejects.toMatchObject({ code: 'unavailable' });
  all.push(add('b', 'b1'), add('c', 'c1'), add('b', 'b2'));
  await Promise.all(all);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});
