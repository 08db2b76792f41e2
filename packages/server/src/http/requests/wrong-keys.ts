import { hash as digest } from 'node:crypto';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { networkOf } from '../../limits/index.ts';
import { remember } from '../../remember.ts';
import type { RateLimit } from './rate-limit.ts';

/** Networks and keys that are remembered; the oldest go first. */
const MAX_REMEMBERED = 10_000;

const hashed = (key: string): string => digest('sha256', key);

interface Try<T> {
  /** Address of the client. */
  readonly client: string | undefined;
  /** An API key or the token of a session. */
  readonly credential: string;
  /** Counts a request for the network, before the look-up; a right one is given back. */
  readonly rateLimit: RateLimit;
  /** @throws ServiceError `unauthorized` for a wrong one */
  readonly authenticate: () => Promise<T>;
}

export interface WrongKeys {
  /** An API key. @throws ServiceError `rate_limited` when too many wrong ones came from the network, and what `authenticate` throws */
  key<T>(one: Try<T>): Promise<T>;
  /** The token of a session. @throws ServiceError `rate_limited`, and what `authenticate` throws */
  session<T>(one: Try<T>): Promise<T>;
}

/**
 * Limits wrong credentials by the network of the client, each before its look-up: as many as it may send requests that have none. Wrong
 * API keys are limited further, in the database. A right one costs nothing, and this process remembers which networks have to wait.
 * Credentials that it has seen work go on working there, so that a program with an old key does not lock out the others behind the same
 * address.
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
