import type { DedupeStore } from './dedupe-store.ts';

export interface StoreUnderTest {
  store: DedupeStore;
  /**
   * Advances the time of the store by this much: moves its clock, moves the ends of its entries the other way, or (with
   * a short `leaseMs`) really waits.
   */
  advance(ms: number): Promise<unknown> | unknown;
  /** Called at the end of the case. */
  close?(): Promise<unknown> | unknown;
}

export interface StoreContractOptions {
  /** Length of the leases, ms, default 45,000. Done events are kept eight times as long. Above 50. */
  leaseMs?: number | undefined;
}

export interface StoreContractCase {
  /** The guarantee, as a sentence without its subject. */
  name: string;
  /** Rejects with the broken guarantee. */
  run(): Promise<void>;
}

/**
 * Test cases for every `DedupeStore`, whatever it keeps its keys in. `create` makes an empty store, once per case.
 *
 * vitest, jest: `it.each(storeContract(create))('$name', ({ run }) => run());`
 * node:test: `for (const { name, run } of storeContract(create)) test(name, run);`
 */
export function storeContract(
  create: () => Promise<StoreUnderTest> | StoreUnderTest,
  { leaseMs = 45_000 }: StoreContractOptions = {},
): StoreContractCase[] {
  return Object.entries(cases).map(([name, check]) => ({
    name,
    async run() {
      const { store, advance, close } = await create();
      try {
        const lease = { leaseMs };
        const done = { ttlMs: leaseMs * 8 };
        await check({ store, advance: async (ms) => void (await advance(ms)), lease, done });
      } finally {
        await close?.();
      }
    },
  }));
}

interface Bench {
  store: DedupeStore;
  advance(ms: number): Promise<void>;
  lease: { leaseMs: number };
  done: { ttlMs: number };
}

/** The share of a lease that a store on a busy machine may take between two steps of a case. */
const SLACK = 0.2;

const cases: Record<string, (bench: Bench) => Promise<void>> = {
  'gives a free key to one caller only': async ({ store, lease }) => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim('k', lease)));
    const count = (status: string) => claims.filter((claim) => claim.status === status).length;
    equal([count('claimed'), count('in_flight')], [1, 19], 'claimed and in_flight among 20 claims');
  },

  'gives an expired key to one caller only': async (bench) => {
    await claimed(bench);
    await bench.advance(bench.lease.leaseMs + 1);
    const claims = await Promise.all(Array.from({ length: 20 }, () => bench.store.claim('k', bench.lease)));
    equal(claims.filter(({ status }) => status === 'claimed').length, 1, 'claimed among 20 claims');
  },

  'says how long the lease still runs': async (bench) => {
    await claimed(bench);
    await bench.advance(bench.lease.leaseMs / 2);
    const claim = await bench.store.claim('k', bench.lease);
    equal(claim.status, 'in_flight', 'status');
    const left = claim.status === 'in_flight' ? claim.retryAfterMs / bench.lease.leaseMs : 0;
    equal(left > 0.5 - SLACK && left <= 0.5, true, `half a lease is left; ${left} of it`);
  },

  'keeps keys apart': async (bench) => {
    await claimed(bench, 'crawl.started:1');
    await claimed(bench, 'crawl.completed:1');
    await claimed(bench, 'crawl.completed:1 ');
    await claimed(bench, 'crawl.Completed:1');
  },

  'takes keys of any length and script': async (bench) => {
    const keys = ['crawl.aufgewärmt:✓', `${'long.'.repeat(300)}1`, `${'long.'.repeat(300)}2`, "'; --", 'a\u0000b'];
    for (const key of keys) {
      const token = await claimed(bench, key);
      equal(await bench.store.complete(key, token, bench.done), true, 'complete');
      equal(await bench.store.claim(key, bench.lease), { status: 'done' }, 'claim');
    }
  },

  'answers done once completed, until the time to live is over': async (bench) => {
    equal(await bench.store.complete('k', await claimed(bench), bench.done), true, 'complete');
    await bench.advance(bench.done.ttlMs - bench.lease.leaseMs);
    equal(await bench.store.claim('k', bench.lease), { status: 'done' }, 'claim before the end');
    await bench.advance(bench.lease.leaseMs + 1);
    await claimed(bench);
  },

  'frees the key on release': async (bench) => {
    equal(await bench.store.release('k', await claimed(bench)), true, 'release');
    await claimed(bench);
  },

  'hands an expired lease to the next caller, with another token': async (bench) => {
    const first = await claimed(bench);
    await bench.advance(bench.lease.leaseMs + 1);
    equal((await claimed(bench)) === first, false, 'the same token');
  },

  'lets only the owner of the token complete, release or extend': async (bench) => {
    const { store, lease, done } = bench;
    const late = await claimed(bench);
    await bench.advance(lease.leaseMs + 1);
    const owner = await claimed(bench);
    equal(await store.release('k', late), false, 'release by the one before');
    equal(await store.complete('k', late, done), false, 'complete by the one before');
    equal((await store.extend?.('k', late, lease)) ?? false, false, 'extend by the one before');
    equal((await store.claim('k', lease)).status, 'in_flight', 'status');
    equal(await store.complete('k', owner, done), true, 'complete by the owner');
  },

  'refuses a token whose lease ran out even when nobody took over': async (bench) => {
    const late = await claimed(bench);
    await bench.advance(bench.lease.leaseMs + 1);
    equal(await bench.store.complete('k', late, bench.done), false, 'complete');
    equal(await bench.store.release('k', late), false, 'release');
  },

  'does not reopen what is done': async (bench) => {
    const token = await claimed(bench);
    await bench.store.complete('k', token, bench.done);
    equal(await bench.store.release('k', token), false, 'release');
    equal(await bench.store.claim('k', bench.lease), { status: 'done' }, 'claim');
  },

  'starts an extended lease anew, where it can': async (bench) => {
    const { store, lease } = bench;
    const token = await claimed(bench);
    if (!store.extend) return;
    await bench.advance(lease.leaseMs * (1 - SLACK));
    equal(await store.extend('k', token, lease), true, 'extend');
    await bench.advance(lease.leaseMs * (1 - SLACK));
    equal((await store.claim('k', lease)).status, 'in_flight', 'status');
    equal(await store.complete('k', token, bench.done), true, 'complete');
  },

  'knows nothing of a key that was never claimed': async ({ store, done }) => {
    equal(await store.complete('other', 'token', done), false, 'complete');
    equal(await store.release('other', 'token'), false, 'release');
  },
};

async function claimed({ store, lease }: Bench, key = 'k'): Promise<string> {
  const claim = await store.claim(key, lease);
  if (claim.status !== 'claimed')
    throw new Error(`claim of ${JSON.stringify(key)}: expected claimed, is ${claim.status}`);
  return claim.token;
}

/** Compares by value, as JSON: this file must run below any test runner, and outside of Node. */
function equal(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: expected ${should}, is ${is}`);
}
