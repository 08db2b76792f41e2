import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { ServiceError } from '../errors.ts';
import { checkPassword, hashPassword, type PasswordCheck } from './hash-password.ts';

/**
 * Hashes under way: each takes 19 MiB and a thread of the four that file access needs too. One core stays free for all other
 * requests, or many sign-ins would slow them down.
 */
export const hashesAtOnce = (cores: number): number => Math.min(2, Math.max(1, cores - 1));
/** A hash takes about 40 ms: who comes after so many would wait for longer than a few seconds. */
export const MAX_WAITING = 100;

/** Hashing for the whole process, so that no number of sign-ins takes all of its memory and threads. */
export interface PasswordPool {
  /** Hashes that have not begun. */
  readonly waiting: number;
  /** @throws ServiceError `unavailable` when too many wait, as the other one */
  hash(password: string): Promise<string>;
  /** @param hash Undefined where the person is unknown or has no password: it takes the same time and does not match. */
  check(password: string, hash: string | null | undefined): Promise<PasswordCheck>;
}

export function createPasswordPool(): PasswordPool {
  const limit = pLimit(hashesAtOnce(availableParallelism()));
  let decoy: Promise<string> | undefined;
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount < MAX_WAITING) return limit(work);
    const detail = 'Too many people are signing in at the moment. Try again.';
    throw new ServiceError('unavailable', { detail, retryAfterSeconds: 2 });
  };
  return {
    get waiting() {
      return limit.pendingCount;
    },
    hash: async (password) => run(() => hashPassword(password)),
    async check(password, hash) {
      if (typeof hash === 'string') return run(() => checkPassword(password, hash));
      decoy ??= hashPassword('no password that anybody has');
      const { matches: _, ...rest } = await run(async () => checkPassword(password, (await decoy) ?? ''));
      return { ...rest, matches: false };
    },
  };
}
