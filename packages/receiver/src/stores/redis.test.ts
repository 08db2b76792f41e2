import { randomUUID } from 'node:crypto';
import { describeRedis } from '@linkvitals/testing/databases';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceiver } from '../create-receiver.ts';
import { storeContract } from '../store-contract.ts';
import { NOW, SECRET, signedDelivery, testEvent } from '../test-support/signed-delivery.ts';
import { withWrongClock } from '../test-support/with-wrong-clock.ts';
import { type RedisLike, redisStore } from './redis.ts';

interface Connection {
  client: RedisLike;
  /** Sends a command of the test itself. */
  send(...args: string[]): Promise<unknown>;
  end(): unknown;
}

/** The path that the clients expect, from `unix:///path`; undefined for other URLs. */
const socketOf = (url: string) => (url.startsWith('unix://') ? url.slice('unix://'.length) : undefined);

async function connectIoredis(url: string): Promise<Connection> {
  const client = new Redis(socketOf(url) ?? url);
  return { client, send: (command = '', ...args) => client.call(command, ...args), end: () => client.disconnect() };
}

async function connectNodeRedis(url: string): Promise<Connection> {
  const path = socketOf(url);
  const client = createClient(path === undefined ? { url } : { socket: { path, tls: false } });
  await client.connect();
  return { client, send: (...args) => client.sendCommand(args), end: () => client.destroy() };
}

describeRedis('redisStore', (url) => {
  describe.each([
    ['ioredis', connectIoredis],
    ['node-redis', connectNodeRedis],
  ])('over %s', (_name, connect) => {
    let connection: Connection;
    beforeAll(async () => {
      connection = await connect(url);
    });
    afterAll(() => connection.end());

    /** Makes keys for each case; time passes when the test moves their expiry in Redis. */
    const create = () => {
      const prefix = `${randomUUID()}:`;
      const advance = async (ms: number) => {
        for (const key of (await connection.send('KEYS', `${prefix}*`)) as string[]) {
          const left = Number(await connection.send('PTTL', key));
          await connection.send('PEXPIRE', key, String(left - ms));
        }
      };
      return { store: redisStore(connection.client, { prefix }), advance };
    };

    it.each(storeContract(create))('$name', ({ run }) => run());

    it('goes by the clock of the server, whatever that of the application says', async () => {
      const { store } = create();
      await store.claim('k', { leaseMs: 45_000 });
      await withWrongClock(async () => {
        expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('in_flight');
      });
    });

    it('knows its own claim when the client sends it again after a lost connection', async () => {
      const again = async (...args: string[]) => {
        await connection.send(...args);
        return connection.send(...args);
      };
      const store = redisStore({ call: again }, { prefix: `${randomUUID()}:` });
      expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('claimed');
      expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('in_flight');
    });

    it('leaves nothing behind that Redis does not end by itself', async () => {
      const prefix = `${randomUUID()}:`;
      const store = redisStore(connection.client, { prefix });
      const claim = await store.claim('k', { leaseMs: 45_000 });
      expect(Number(await connection.send('PTTL', `${prefix}k`))).toBeGreaterThan(40_000);
      if (claim.status === 'claimed') await store.complete('k', claim.token, { ttlMs: 86_400_000 });
      expect(Number(await connection.send('PTTL', `${prefix}k`))).toBeGreaterThan(86_000_000);
    });
  });
});

describe.each<[string, (closed: string) => { client: RedisLike; end(): unknown }]>([
  [
    'ioredis',
    (path) => {
      const client = new Redis(path).on('error', () => {});
      return { client, end: () => client.disconnect() };
    },
  ],
  [
    'node-redis',
    (path) => {
      const client = createClient({ socket: { path, tls: false } }).on('error', () => {});
      client.connect().catch(() => {});
      return { client, end: () => client.destroy() };
    },
  ],
])('a Redis that is down, whose %s queues commands until it is back', (_name, connect) => {
  const deliver = async (fail: 'open' | 'closed') => {
    const { client, end } = connect('/no/such/socket');
    const handled: unknown[] = [];
    const receiver = createReceiver({
      secret: SECRET,
      now: () => NOW,
      dedupe: redisStore(client),
      fail,
      storeTimeoutMs: 50,
      on: { test: (event) => handled.push(event) },
      onError: () => {},
    });
    const { status } = await receiver.handle(await signedDelivery(testEvent));
    await end();
    return { status, handled: handled.length };
  };

  it('fails closed: 503, and nothing is handled', async () => {
    expect(await deliver('closed')).toEqual({ status: 503, handled: 0 });
  });

  it('fails open where that is set: handled, 200', async () => {
    expect(await deliver('open')).toEqual({ status: 200, handled: 1 });
  });
});
