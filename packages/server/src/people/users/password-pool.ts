import { availableParallelism } from 'node:os';
import { ServiceError } from '../../platform/errors.ts';
import { createPasswordHashing, type PasswordCheck } from './hash-password.ts';

/**
 * Number of hashes that run at once: each takes 19 MiB and a core. One core stays free for all other requests, so that
 * many sign-ins do not slow them down.
 */
export const hashesAtOnce = (cores: number): number => Math.min(2, Math.max(1, cores - 1));
/**
 * Maximum number of waiting hashes of a kind. A hash takes about 40 ms, so callers behind them would wait for longer
 * than a few seconds.
 */
export const MAX_WAITING = 100;

/**
 * Kinds of callers that wait for a hash. A `known` caller has shown something before: a session, a mailed link, or a
 * network from which somebody has signed in. Known callers come first, so that no number of wrong passwords from
 * elsewhere keeps them out.
 */
export type Familiarity = 'known' | 'unknown';

/** Hashing for the whole process, limited so that no number of sign-ins takes all of its memory and cores */
export interface PasswordPool {
  /** Number of hashes that have not begun */
  readonly waiting: number;
  /** @throws ServiceError `unavailable` when the maximum number of hashes wait */
  assertRoom(who: Familiarity): void;
  /** Hashes a password for a known caller. @throws ServiceError `unavailable` when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Checks a password.
   * @param hash Undefined when the person is unknown or has no password: the check takes the same time and does not
   * match.
   * @param who Default: known.
   * @throws ServiceError `unavailable` when too many wait
   */
  check(password: string, hash: string | null | undefined, who?: Familiarity): Promise<PasswordCheck>;
}

/** @param hashing Replacement for tests. Default: Argon2id with today's parameters. */
export function createPasswordPool(hashing = createPasswordHashing()): PasswordPool {
  const lanes: Readonly<Record<Familiarity, (() => void)[]>> = { known: [], unknown: [] };
  let free = hashesAtOnce(availableParallelism());

  const assertRoom = (who: Familiarity): void => {
    if (lanes[who].length < MAX_WAITING) return;
    const detail = 'Too many people are signing in at the moment. Try again.';
    throw new ServiceError('unavailable', { detail, retryAfterSeconds: 2 });
  };
  const enter = async (who: Familiarity): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    assertRoom(who);
    await new Promise<void>((resolve) => lanes[who].push(resolve));
  };
  const leave = (): void => {
    const next = lanes.known.shift() ?? lanes.unknown.shift();
    if (next === undefined) free += 1;
    else next();
  };
  const run = async <T>(who: Familiarity, work: () => Promise<T>): Promise<T> => {
    await enter(who);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return {
    get waiting() {
      return lanes.known.length + lanes.unknown.length;
    },
    assertRoom,
    hash: (password) => run('known', () => hashing.hashPassword(password)),
    async check(password, hash, who = 'known') {
      if (typeof hash === 'string') return run(who, () => hashing.checkPassword(password, hash));
      const { matches: _, ...rest } = await run(who, () => hashing.checkPassword(password, hashing.nobodysHash));
      return { ...rest, matches: false };
    },
  };
}
