import { availableParallelism } from 'node:os';
import { ServiceError } from '../errors.ts';
import { createPasswordHashing, type PasswordCheck } from './hash-password.ts';

/**
 * Hashes under way: each takes 19 MiB and a core. One core stays free for all other requests, or many sign-ins would slow them
 * down.
 */
export const hashesAtOnce = (cores: number): number => Math.min(2, Math.max(1, cores - 1));
/** A hash takes about 40 ms: who comes after so many would wait for longer than a few seconds. */
export const MAX_WAITING = 100;

/**
 * Who waits for a hash. `known` is whoever has shown something before: a session, a mailed link, a network from which
 * somebody has signed in. They come before all others, so that no number of wrong passwords from elsewhere keeps them out.
 */
export type Familiarity = 'known' | 'unknown';

/** Hashing for the whole process, so that no number of sign-ins takes all of its memory and cores. */
export interface PasswordPool {
  /** Hashes that have not begun. */
  readonly waiting: number;
  /** @throws ServiceError `unavailable` when as many wait as may */
  assertRoom(who: Familiarity): void;
  /** For somebody known. @throws ServiceError `unavailable` when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param hash Undefined where the person is unknown or has no password: it takes the same time and does not match.
   * @param who Default: known.
   * @throws ServiceError `unavailable` when too many wait
   */
  check(password: string, hash: string | null | undefined, who?: Familiarity): Promise<PasswordCheck>;
}

/** @param hashing For tests. Default: Argon2id with today's parameters. */
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
