import { describe, expect, it } from 'vitest';
import { storeContract } from '../store-contract.ts';
import { memoryStore } from './memory.ts';

function withClock(maxEntries?: number) {
  let time = 1_800_000_000_000;
  const advance = (ms: number) => {
    time += ms;
  };
  return { store: memoryStore({ maxEntries, now: () => time }), advance };
}

describe('memoryStore', () => {
  it.each(storeContract(() => withClock()))('$name', ({ run }) => run());
});

describe('memoryStore bounds', () => {
  const lease = { leaseMs: 45_000 };
  const done = async (store: ReturnType<typeof memoryStore>, key: string) => {
    const claim = await store.claim(key, lease);
    if (claim.status === 'claimed') await store.complete(key, claim.token, { ttlMs: 86_400_000 });
    return claim.status;
  };

  it('forgets the key that was untouched for longest', async () => {
    const { store } = withClock(3);
    for (const key of ['a', 'b', 'c']) await done(store, key);
    expect(await done(store, 'a')).toBe('done');
    await done(store, 'd');
    expect(await done(store, 'a')).toBe('done');
    expect(await done(store, 'c')).toBe('done');
    expect(await done(store, 'b')).toBe('claimed');
  });

  it('keeps a live claim however many keys come after it', async () => {
    const { store } = withClock(3);
    await store.claim('running', lease);
    for (let index = 0; index < 50; index++) await done(store, `k${index}`);
    expect((await store.claim('running', lease)).status).toBe('in_flight');
  });

  it('forgets a claim whose lease ran out before anything live', async () => {
    const { store, advance } = withClock(2);
    await store.claim('dead', lease);
    await done(store, 'a');
    advance(lease.leaseMs + 1);
    await done(store, 'b');
    expect(await done(store, 'a')).toBe('done');
    expect(await done(store, 'b')).toBe('done');
  });

  it('keeps 10,000 keys by default', async () => {
    const { store } = withClock();
    for (let index = 0; index <= 10_000; index++) await done(store, `k${index}`);
    expect(await done(store, 'k1')).toBe('done');
    expect(await done(store, 'k0')).toBe('claimed');
  });

  it.each([0, -1, Number.NaN])('refuses room for %d keys', (maxEntries) => {
    expect(() => memoryStore({ maxEntries })).toThrow(RangeError);
  });
});
