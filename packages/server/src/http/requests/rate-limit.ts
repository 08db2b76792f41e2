import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../../platform/errors.ts';

const WINDOW_SECONDS = 60;

/** Headers of draft-ietf-httpapi-ratelimit-headers-10 for the state of one key. */
function headersOf(limit: number, state: RateLimiterRes): Record<string, string> {
  const reset = Math.ceil(state.msBeforeNext / 1000);
  return {
    'RateLimit-Policy': `"default";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"default";r=${Math.max(0, state.remainingPoints)};t=${reset}`,
  };
}

export interface RateLimit {
  /** Counts one request. `headers` are set in any case. @throws ServiceError `rate_limited` */
  take(key: string, setHeaders: (headers: Record<string, string>) => void): Promise<void>;
  /** Takes back a counted request that counts for another key. */
  giveBack(key: string): Promise<void>;
}

/** A limit that counts nothing, for a second check of a request that was counted before */
export const uncounted: RateLimit = { take: async () => {}, giveBack: async () => {} };

/** Requests a minute for each key, counted in this process. */
export function createRateLimit(limit: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  return {
    async take(key, setHeaders) {
      try {
        setHeaders(headersOf(limit, await limiter.consume(key)));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        setHeaders(headersOf(limit, refused));
        const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new ServiceError('rate_limited', {
          detail: `Wait ${retryAfterSeconds} s, then go on.`,
          retryAfterSeconds,
        });
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
