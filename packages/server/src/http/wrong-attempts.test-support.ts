import { expect, onTestFinished } from 'vitest';
import type { PasswordPool } from '../people/users/password-pool.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';

export const password = 'violet-harbour-71-kite';
export const wrong = 'amber-lantern-52-moss';
const env = { LINKVITALS_API_RATE_LIMIT: '600', LINKVITALS_TRUSTED_PROXIES: '127.0.0.1' };
/** Networks that attackers can use at will: each is a /64 of its own. */
export const network = (n: number): string => `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`;

/** A pool that counts its checks, and the largest number of hashes that waited at once */
type WatchedPool = PasswordPool & { checks: number; maxWaiting: number };

function watchedPool(pool: PasswordPool): WatchedPool {
  const watched = {
    ...pool,
    get waiting() {
      return pool.waiting;
    },
    checks: 0,
    maxWaiting: 0,
    check(...args: Parameters<PasswordPool['check']>) {
      watched.checks += 1;
      const checked = pool.check(...args);
      // The number grows here only.
      setImmediate(() => {
        watched.maxWaiting = Math.max(watched.maxWaiting, pool.waiting);
      });
      return checked;
    },
  };
  return watched;
}

export interface AttackedServer extends TestServer {
  readonly passwords: WatchedPool;
  /** Sends a request without credentials from this address. */
  post(path: string, body: object, address: string): Promise<ApiAnswer>;
  signIn(email: string, secret: string, address: string): Promise<ApiAnswer>;
}

/** Starts a server with this pool for the time of a test. */
export async function startAttacked(pool: PasswordPool, own: Record<string, string> = {}): Promise<AttackedServer> {
  const passwords = watchedPool(pool);
  const server = await startTestServer({ env: { ...env, ...own }, services: { passwords } });
  onTestFinished(() => server.close());
  const post: AttackedServer['post'] = (path, body, address) =>
    server.call('POST', path, { key: null, body, headers: { 'x-forwarded-for': address } });
  return {
    ...server,
    passwords,
    post,
    signIn: (email, secret, address) => post('/api/v1/session', { email, password: secret }, address),
  };
}

export interface Attack {
  /** Number of requests in all */
  readonly many: number;
  /** Number of requests under way at once */
  readonly atOnce: number;
}

/** Sends requests, some at once, and counts the answers by status. */
export async function attack(
  { many, atOnce }: Attack,
  one: (n: number) => Promise<ApiAnswer>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < many) {
      next += 1;
      const { status, headers } = await one(next);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return counts;
}
