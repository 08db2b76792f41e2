import { beforeEach, describe, expect, it } from 'vitest';
import type { DedupeStore } from '../dedupe-store.ts';

export interface StoreUnderTest {
  store: DedupeStore;
  /** Lets this much time pass for the store. */
  advance(ms: number): Promise<void> | void;
}

const LEASE = { leaseMs: 45_000 };
const DONE = { ttlMs: 86_400_000 };

/** What every `DedupeStore` must do, whatever it keeps its keys in. */
export function describeDedupeStore(name: string, create: () => Promise<StoreUnderTest> | StoreUnderTest): void {
  describe(`${name} keeps the promises of a DedupeStore`, () => {
    let store: DedupeStore;
    let advance: StoreUnderTest['advance'];

    beforeEach(async () => {
      ({ store, advance } = await create());
    });

    const claimed = async (key = 'k') => {
      const claim = await store.claim(key, LEASE);
      if (claim.status !== 'claimed') throw new Error(`expected to claim ${key}, it is ${claim.status}`);
      return claim.token;
    };

    it('gives a free key to one caller only', async () => {
      const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim('k', LEASE)));
      expect(claims.filter(({ status }) => status === 'claimed')).toHaveLength(1);
      expect(claims.filter(({ status }) => status === 'in_flight')).toHaveLength(19);
    });

    it('says how long the lease still runs', async () => {
      await claimed();
      await advance(5_000);
      const claim = await store.claim('k', LEASE);
      expect(claim).toEqual({ status: 'in_flight', retryAfterMs: expect.any(Number) });
      if (claim.status === 'in_flight') {
        expect(claim.retryAfterMs).toBeGreaterThan(35_000);
        expect(claim.retryAfterMs).toBeLessThanOrEqual(40_000);
      }
    });

    it('keeps keys apart', async () => {
      await claimed('crawl.started:1');
      await claimed('crawl.completed:1');
    });

    it('answers done once completed, until the time to live is over', async () => {
      expect(await store.complete('k', await claimed(), DONE)).toBe(true);
      await advance(DONE.ttlMs - 1_000);
      expect(await store.claim('k', LEASE)).toEqual({ status: 'done' });
      await advance(2_000);
      expect((await store.claim('k', LEASE)).status).toBe('claimed');
    });

    it('frees the key on release', async () => {
      expect(await store.release('k', await claimed())).toBe(true);
      await claimed();
    });

    it('hands an expired lease to the next caller, with another token', async () => {
      const first = await claimed();
      await advance(LEASE.leaseMs + 1);
      expect(await claimed()).not.toBe(first);
    });

    it('lets only the owner of the token complete, release or extend', async () => {
      const late = await claimed();
      await advance(LEASE.leaseMs + 1);
      const owner = await claimed();
      expect(await store.release('k', late)).toBe(false);
      expect(await store.complete('k', late, DONE)).toBe(false);
      if (store.extend) expect(await store.extend('k', late, LEASE)).toBe(false);
      expect((await store.claim('k', LEASE)).status).toBe('in_flight');
      expect(await store.complete('k', owner, DONE)).toBe(true);
    });

    it('refuses a token whose lease ran out even when nobody took over', async () => {
      const late = await claimed();
      await advance(LEASE.leaseMs + 1);
      expect(await store.complete('k', late, DONE)).toBe(false);
    });

    it('does not reopen what is done', async () => {
      const token = await claimed();
      await store.complete('k', token, DONE);
      expect(await store.release('k', token)).toBe(false);
      expect(await store.claim('k', LEASE)).toEqual({ status: 'done' });
    });

    it('starts an extended lease anew', async () => {
      const token = await claimed();
      if (!store.extend) return;
      await advance(LEASE.leaseMs - 1_000);
      expect(await store.extend('k', token, LEASE)).toBe(true);
      await advance(LEASE.leaseMs - 1_000);
      expect((await store.claim('k', LEASE)).status).toBe('in_flight');
      expect(await store.complete('k', token, DONE)).toBe(true);
    });

    it('knows nothing of a key that was never claimed', async () => {
      expect(await store.complete('other', 'token', DONE)).toBe(false);
      expect(await store.release('other', 'token')).toBe(false);
    });
  });
}
