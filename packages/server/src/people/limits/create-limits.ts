import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../platform/config/config.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Database, databaseTrouble } from '../../platform/storage/index.ts';
import { type LimitName, type LimitRule, limitsOf } from './limit-table.ts';
import { createRecentRefusals } from './recent-refusals.ts';
import { storedCounter } from './store.ts';

const DAY_SECONDS = 86_400;
/** Seconds for which a network counts as known after a sign-in */
const KNOWN_SECONDS = 90 * DAY_SECONDS;
const COUNTLESS = 1_000_000_000;

/** A limit, and the value that it counts by, such as an address; only a hash of the value is stored. */
export interface Counted {
  readonly limit: LimitName;
  readonly by: string;
}

/**
 * Counts of attempts. The database holds them for all servers; while it takes no writes, each process counts for
 * itself.
 */
export interface Limits {
  /** Counts one attempt, before it is made. @throws ServiceError `rate_limited` */
  take(counted: Counted): Promise<void>;
  /**
   * Refuses without counting and without a statement. @throws ServiceError `rate_limited` when the same was refused
   * within the last second
   */
  refuseAgain(counted: Counted): void;
  /** Takes back an attempt that was not wrong. */
  giveBack(counted: Counted): Promise<void>;
  /** Forgets this attempt and the wrong ones before it, because this one was right. */
  forget(counted: Counted): Promise<void>;
  /** Whether `remember` was called with the same text within 90 days */
  knows(what: string): Promise<boolean>;
  remember(what: string): Promise<void>;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param waitMs Milliseconds until another attempt is allowed */
export function tooMany(waitMs: number): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ServiceError('rate_limited', {
    detail: `There were too many attempts. Wait ${retryAfterSeconds} s, then try again.`,
    retryAfterSeconds,
  });
}

/**
 * Does the work, or answers `otherwise` and logs it when the database fails: attempts must not depend on the database.
 */
async function orNot<T>(log: Logger, work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (databaseTrouble(error) === undefined) throw error;
    log.warn({ err: error }, 'the database did not take a count of attempts');
    return otherwise;
  }
}

interface Parts {
  readonly db: Database;
  readonly log: Logger;
}

/** Creates one limit, with its counts and the waits of callers that went beyond it. */
function createLimit({ db, log }: Parts, name: LimitName, rule: LimitRule) {
  const options = { keyPrefix: name, points: rule.attempts, duration: rule.window };
  const counts = storedCounter(db, options);
  const waits = storedCounter(db, { keyPrefix: `${name}.waits`, points: COUNTLESS, duration: DAY_SECONDS });
  // While the database takes no counts this process keeps some, so that neither all attempts are refused nor all
  // allowed.
  const here = new RateLimiterMemory({ ...options, blockDuration: rule.firstWait });

  // The library reads this clock, too.
  const refusals = createRecentRefusals(() => Date.now());

  const consume = async (key: string): Promise<void> => {
    try {
      await counts.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) refusals.note(key, error.msBeforeNext);
      if (databaseTrouble(error) === undefined) throw error;
      log.warn({ err: error, limit: name }, 'the database did not take a count of attempts; this process counts');
      await here.consume(key);
    }
  };
  /** Blocks a key. Each wait of a day is twice as long as the one before. */
  const wait = async (key: string): Promise<number> => {
    const { consumedPoints: number } = await waits.penalty(key);
    const seconds = Math.min(rule.firstWait * 2 ** (number - 1), rule.longestWait);
    await counts.block(key, seconds);
    refusals.note(key, seconds * 1000);
    return seconds * 1000;
  };
  const refuseAgain = (key: string): void => {
    const waitMs = refusals.waitOf(key);
    if (waitMs !== undefined) throw tooMany(waitMs);
  };
  return {
    refuseAgain,
    async take(key: string): Promise<void> {
      refuseAgain(key);
      try {
        await consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // One of several attempts at once is the first beyond the limit and starts the wait; the others get the rest
        // of it.
        const isFirst = refused.consumedPoints === rule.attempts + 1;
        throw tooMany(isFirst ? await orNot(log, () => wait(key), refused.msBeforeNext) : refused.msBeforeNext);
      }
    },
    async giveBack(key: string): Promise<void> {
      await orNot<unknown>(log, () => counts.reward(key), undefined);
      refusals.drop(key);
    },
    async forget(key: string): Promise<void> {
      await orNot<unknown>(log, () => Promise.all([counts.delete(key), waits.delete(key)]), undefined);
      refusals.drop(key);
    },
  };
}

export function createLimits(parts: Parts & { readonly config: Pick<Config, 'apiRateLimit'> }): Limits {
  const rules = Object.entries(limitsOf(parts.config)) as [LimitName, LimitRule][];
  const limits = new Map(rules.map(([name, rule]) => [name, createLimit(parts, name, rule)]));
  const known = storedCounter(parts.db, { keyPrefix: 'known', points: COUNTLESS, duration: KNOWN_SECONDS });
  const of = (name: LimitName) => limits.get(name) as ReturnType<typeof createLimit>;
  return {
    take: ({ limit, by }) => of(limit).take(hashed(by)),
    refuseAgain: ({ limit, by }) => of(limit).refuseAgain(hashed(by)),
    async giveBack({ limit, by }) {
      await of(limit).giveBack(hashed(by));
    },
    async forget({ limit, by }) {
      await of(limit).forget(hashed(by));
    },
    knows: (what) => orNot(parts.log, async () => (await known.get(hashed(what))) !== null, false),
    async remember(what) {
      await orNot<unknown>(parts.log, () => known.set(hashed(what), 1, KNOWN_SECONDS), undefined);
    },
  };
}
