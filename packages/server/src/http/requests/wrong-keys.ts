import { hash as digest } from 'node:crypto';
import type { Services } from '../../context.ts';
import { networkOf } from '../../people/limits/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { remember } from '../../platform/remember.ts';
import type { RateLimit } from './rate-limit.ts';

/** Maximum number of networks and keys that are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000;

const hashed = (key: string): string => digest('sha256', key);

interface Try<T> {
  /** Address of the client. */
  readonly client: string | undefined;
  /** An API key or the token of a session. */
  readonly credential: string;
  /** Counts a request for the network before the credential is looked up; a right credential is given back. */
  readonly rateLimit: RateLimit;
  /** @throws ServiceError `unauthorized` for a wrong credential */
  readonly authenticate: () => Promise<T>;
}

export interface WrongKeys {
  /**
   * Calls `authenticate` for an API key, unless its network has sent too many wrong ones. @throws ServiceError
   * `rate_limited`, and every error of `authenticate`
   */
  key<T>(one: Try<T>): Promise<T>;
  /**
   * Calls `authenticate` for the token of a session, unless its network has sent too many wrong ones. @throws
   * ServiceError `rate_limited`, and every error of `authenticate`
   */
  session<T>(one: Try<T>): Promise<T>;
}

/**
 * Limits wrong credentials by the network of the client, each before it is looked up: a network may send as many as
 * requests without credentials. The database limits wrong API keys further. A right credential counts nothing, and this
 * process remembers which networks have to wait. Credentials that it has seen work keep working there, so that a
 * program with an old key does not lock out the others behind the same address.
 */
export function createWrongKeys({ limits, clock }: Pick<Services, 'limits' | 'clock'>): WrongKeys {
  const waitingUntil = new Map<string, number>();
  const good = new Map<string, true>();

  const assertOpen = (network: string, hash: string): void => {
    const waitMs = (waitingUntil.get(network) ?? 0) - clock.monotonic();
    if (waitMs <= 0 || good.has(hash)) return;
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    const detail = `Too many wrong API keys came from your address. Wait ${retryAfterSeconds} s, then send a valid one.`;
    throw new ServiceError('rate_limited', { detail, retryAfterSeconds });
  };
  const countWrong = async (network: string): Promise<void> => {
    try {
      await limits.take({ limit: 'api_key', by: network });
    } catch (error) {
      const seconds = error instanceof ServiceError ? error.options.retryAfterSeconds : undefined;
      if (seconds !== undefined) remember(waitingUntil, network, clock.monotonic() + seconds * 1000, MAX_REMEMBERED);
      throw error;
    }
  };
  const session = async <T>({ client, credential, rateLimit, authenticate }: Try<T>): Promise<T> => {
    const hash = hashed(credential);
    const counted = good.has(hash) ? undefined : `network ${networkOf(client)}`;
    if (counted !== undefined) await rateLimit.take(counted, () => {});
    try {
      const authenticated = await authenticate();
      remember(good, hash, true, MAX_REMEMBERED);
      if (counted !== undefined) await rateLimit.giveBack(counted);
      return authenticated;
    } catch (error) {
      if (isWrong(error)) good.delete(hash);
      else if (counted !== undefined) await rateLimit.giveBack(counted);
      throw error;
    }
  };
  return {
    session,
    async key(one) {
      const network = networkOf(one.client);
      assertOpen(network, hashed(one.credential));
      try {
        return await session(one);
      } catch (error) {
        if (isWrong(error)) await countWrong(network);
        throw error;
      }
    },
  };
}

const isWrong = (error: unknown): boolean => error instanceof ServiceError && error.code === 'unauthorized';
