import { hash as digest } from 'node:crypto';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { networkOf } from '../../limits/index.ts';

/** Networks and keys that are remembered; the oldest go first. */
const MAX_REMEMBERED = 10_000;

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_REMEMBERED && oldest !== undefined) map.delete(oldest);
}

const hashed = (key: string): string => digest('sha256', key);

interface Try<T> {
  /** Address of the client. */
  readonly client: string | undefined;
  /** Undefined: the request has none, which is no attempt. */
  readonly key: string | undefined;
  /** @throws ServiceError `unauthorized` for a wrong key */
  readonly authenticate: () => Promise<T>;
}

export interface WrongKeys {
  /** @throws ServiceError `rate_limited` when too many wrong keys came from the network, and what `authenticate` throws */
  through<T>(one: Try<T>): Promise<T>;
}

/**
 * Limits wrong API keys by the network of the client. A right key costs nothing: the count is written for wrong ones only,
 * and this process remembers which networks have to wait. Keys that it has seen work go on working there, so that a program
 * with an old key does not lock out the others behind the same address.
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
      if (seconds !== undefined) remember(waitingUntil, network, clock.monotonic() + seconds * 1000);
      throw error;
    }
  };
  return {
    async through({ client, key, authenticate }) {
      if (key === undefined) return authenticate();
      const network = networkOf(client);
      const hash = hashed(key);
      assertOpen(network, hash);
      try {
        const authenticated = await authenticate();
        remember(good, hash, true);
        return authenticated;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'unauthorized') throw error;
        good.delete(hash);
        await countWrong(network);
        throw error;
      }
    },
  };
}
