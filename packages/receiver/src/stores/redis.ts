import type { Claim, DedupeStore } from '../dedupe-store.ts';

/** ioredis (also its Cluster), or the client of node-redis. Structural: this package depends on neither. */
export type RedisLike =
  | { call(command: string, ...args: string[]): Promise<unknown> }
  | { sendCommand(args: string[]): Promise<unknown> };

export interface RedisStoreOptions {
  /** Put before every key. Default `linkvitals:event:`. */
  prefix?: string | undefined;
}

// One key holds `done` or `claimed:<token>`, and Redis's own clock ends it. Each script is one atomic step. A client that
// lost its connection may send a command again: a claim that was made already is still made.
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
 * For any number of processes that share a Redis (or Valkey, or KeyDB). Keys end by themselves. Redis must not evict them
 * (`maxmemory-policy noeviction`), or events may be handled twice.
 */
export function redisStore(client: RedisLike, { prefix = 'linkvitals:event:' }: RedisStoreOptions = {}): DedupeStore {
  const evaluate = async (script: string, key: string, args: readonly string[]): Promise<number> => {
    const command = [script, '1', prefix + key, ...args];
    // Checked in this order: ioredis has a sendCommand as well, which takes something else.
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
