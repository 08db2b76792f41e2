import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { ServiceError } from '../errors.ts';
import { type Database, databaseTrouble } from '../storage/index.ts';
import { type LimitName, type LimitRule, limitsOf } from './limit-table.ts';
import { createRecentRefusals } from './recent-refusals.ts';
import { storedCounter } from './store.ts';

const DAY_SECONDS = 86_400;
/** A network from which somebody signed in counts as theirs for so long. */
const KNOWN_SECONDS = 90 * DAY_SECONDS;
const COUNTLESS = 1_000_000_000;

/** What a limit counts by, such as an address; only its hash is stored. */
export interface Counted {
  readonly limit: LimitName;
  readonly by: string;
}

/** Counts of attempts, in the database and so for all servers; while it takes no writes, in this process. */
export interface Limits {
  /** Counts one attempt, before it is made. @throws ServiceError `rate_limited` */
  take(counted: Counted): Promise<void>;
  /** Without a count and without a statement. @throws ServiceError `rate_limited` for who was refused within the last second */
  refuseAgain(counted: Counted): void;
  /** An attempt was not a wrong one. */
  giveBack(counted: Counted): Promise<void>;
  /** An attempt was right: neither it nor the wrong ones before it count. */
  forget(counted: Counted): Promise<void>;
  /** Whether `remember` was called for it within 90 days. */
  knows(what: string): Promise<boolean>;
  remember(what: string): Promise<void>;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param waitMs How long nothing more is attempted. */
export function tooMany(waitMs: number): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ServiceError('rate_limited', {
    detail: `There were too many attempts. Wait ${retryAfterSeconds} s, then try again.`,
    retryAfterSeconds,
  });
}

/** Whether an attempt is counted at all must not depend on the database: what it cannot do is noted and left. */
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

/** One limit: its counts, and the waits of those who went beyond it. */
function createLimit({ db, log }: Parts, name: LimitName, rule: LimitRule) {
  const options = { keyPrefix: name, points: rule.attempts, duration: rule.window };
  const counts = storedCounter(db, options);
  const waits = storedCounter(db, { keyPrefix: `${name}.waits`, points: COUNTLESS, duration: DAY_SECONDS });
  // Where the database takes no count this process keeps one: neither is nobody let in, nor everybody.
  const here = new RateLimiterMemory({ ...options, blockDuration: rule.firstWait });

  // By the clock that the library reads.
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
  /** Each wait of a day is twice as long as the one before. */
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
        // Of attempts at once, one is the first beyond the limit; to those after it the wait has begun.
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
