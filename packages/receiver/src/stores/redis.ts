import type { Claim, DedupeStore } from '../dedupe-store.ts';

/** A client: ioredis (also its Cluster), or node-redis. Structural: this package depends on neither. */
export type RedisLike =
  | { call(command: string, ...args: string[]): Promise<unknown> }
  | { sendCommand(args: string[]): Promise<unknown> };

export interface RedisStoreOptions {
  /** Prefix of every key. Default `linkvitals:event:`. */
  prefix?: string | undefined;
}

// One key holds `done` or `claimed:<token>`, and expires by Redis's own clock. Each script is one atomic step. A client
// that lost its connection may repeat a command: a claim that was already made stays made.
const CLAIM = `local held = redis.call('GET', KEYS[1])
if not held then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 0 end
if held == 'done' then return -1 end
if held == ARGV[1] then return 0 end
return redis.call('PTTL', KEYS[1])`;
const IF_OWNER = "if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end ";
const COMPLETE = `${IF_OWNER}redis.call('SET', KEYS[1], 'done', 'PX', ARGV[2]) return 1`;
const RELEASE = `${IF_OWNER}return redis.call('DEL', KEYS[1])`;
const EXTEND = `${IF_OWNER}return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

/**
 * A store for any number of processes that share a Redis (or Valkey, or KeyDB). Keys expire by themselves. Redis must
 * not evict them (`maxmemory-policy noeviction`), or events may be handled twice.
 */
export function redisStore(client: RedisLike, { prefix = 'linkvitals:event:' }: RedisStoreOptions = {}): DedupeStore {
  const evaluate = async (script: string, key: string, args: readonly string[]): Promise<number> => {
    const command = [script, '1', prefix + key, ...args];
    // The order matters: ioredis has a sendCommand as well, with other arguments.
    const reply = 'call' in client ? client.call('EVAL', ...command) : client.sendCommand(['EVAL', ...command]);
    return Number(await reply);
  };
  const owner = (token: string) => `claimed:${token}`;

  return {
    async claim(key, { leaseMs }): Promise<Claim> {
      const token = crypto.randomUUID();
      const held = await evaluate(CLAIM, key, [owner(token), String(leaseMs)]);
      if (held === 0) return { status: 'claimed', token };
      return held === -1 ? { status: 'done' } : { status: 'in_flight', retryAfterMs: held };
    },
    complete: async (key, token, { ttlMs }) => (await evaluate(COMPLETE, key, [owner(token), String(ttlMs)])) === 1,
    release: async (key, token) => (await evaluate(RELEASE, key, [owner(token)])) === 1,
    extend: async (key, token, { leaseMs }) => (await evaluate(EXTEND, key, [owner(token), String(leaseMs)])) === 1,
  };
}
