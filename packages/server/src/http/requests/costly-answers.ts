import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { remember } from '../../platform/remember.ts';

/** Maximum number of costly answers that a server makes at a time; each takes one or two connections of MySQL. */
export const AT_ONCE = 2;
/**
 * Maximum numbers of costly answers that are under way, from the request to the last byte, including those that wait
 */
export const PLACES = { caller: 20, account: 40, server: 120 } as const;
/** Seconds until a refused caller may retry: by then a few of the answers before it are ready. */
const RETRY_AFTER_SECONDS = { caller: 2, account: 2, server: 5 } as const;
/**
 * Milliseconds for which a refusal is delayed: refusing at once callers that retry at once would cost more than their
 * answers. At most `MAX_HELD` refusals are delayed; further ones are sent at once.
 */
const HELD_MS = 1_000;
export const MAX_HELD = 200;
/** Maximum number of credentials whose account is remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000;

type Whose = keyof typeof PLACES;

const details: Readonly<Record<Whose, string>> = {
  caller: `Of one caller ${PLACES.caller} answers of this kind are made or wait at once.`,
  account: `Of one account ${PLACES.account} answers of this kind are made or wait at once.`,
  server: 'Too many answers of this kind are being made.',
};

function refusal(whose: Whose): ServiceError {
  const retryAfterSeconds = RETRY_AFTER_SECONDS[whose];
  const detail = `${details[whose]} Nothing was done; wait ${retryAfterSeconds} s, then try again.`;
  return new ServiceError(whose === 'server' ? 'unavailable' : 'rate_limited', { detail, retryAfterSeconds });
}

/** Facts about the caller of a costly answer that are known before the first statement */
export interface Wanted {
  /** A key or the token of a session; undefined when there is neither, or when `subject` takes its place. */
  readonly credential?: string | undefined;
  readonly network: string;
  /** Name of the object that counts in place of the account, such as a share link */
  readonly subject?: string;
}

/** The place of an answer. It is freed when the answer is sent or its reader has disconnected. */
export interface AnswerPlace {
  /**
   * Calls `piece` as soon as one of the `AT_ONCE` workers is free for the account. A file is made piece by piece, so
   * that a slow reader holds up nobody. @throws ServiceError when the reader has disconnected
   */
  work<T>(piece: () => Promise<T>): Promise<T>;
  /** Remembers the account of the credential, for its next requests. */
  isOf(accountId: string): void;
}

/**
 * Limits answers whose cost grows with the amount of stored data (`x-costly` in openapi.yaml, and shared pages). Each
 * caller, account and server has a maximum number of places. Only `AT_ONCE` answers are made at a time, in rotation
 * between the accounts.
 */
export interface CostlyAnswers {
  /**
   * Takes a place, before the first statement. @throws ServiceError `rate_limited`, or `unavailable` when the server
   * has no more places
   */
  enter(wanted: Wanted, response: ServerResponse): Promise<AnswerPlace>;
  /** Throws the error. When it allows a retry and not too many others are delayed, it is thrown a second later. */
  hold(error: unknown, response: ServerResponse): Promise<never>;
}

const gone = (): ServiceError => new ServiceError('unavailable', 'The client has gone.');

/** A signal that aborts when the answer is sent or its reader has disconnected */
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort(gone()));
  if (response.closed || response.destroyed) leaving.abort(gone());
  return leaving.signal;
}

/** Counts by key; a key whose count is 0 is not kept. */
class Counts {
  readonly #counts = new Map<string, number>();
  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

export function createCostlyAnswers({ clock }: Pick<Services, 'clock'>): CostlyAnswers {
  const queue = createFairQueue(AT_ONCE);
  const counts = new Counts();
  const accounts = new Map<string, string>();
  let held = 0;
  const hold: CostlyAnswers['hold'] = async (error, response) => {
    const isForAWhile = error instanceof ServiceError && error.options.retryAfterSeconds !== undefined;
    if (!isForAWhile || held >= MAX_HELD) throw error;
    held += 1;
    try {
      await clock.sleep(HELD_MS, leavingOf(response));
    } finally {
      held -= 1;
    }
    throw error;
  };
  return {
    hold,
    async enter({ credential, network, subject }, response) {
      const known = credential === undefined ? undefined : hash('sha256', credential);
      const account = subject ?? (known && accounts.get(known)) ?? network;
      const shared: Readonly<Record<Whose, string>> = {
        caller: `by ${known ?? network}`,
        account: `of ${account}`,
        server: 'all',
      };
      const entries = Object.entries(shared) as [Whose, string][];
      const full = entries.find(([whose, key]) => counts.of(key) >= PLACES[whose])?.[0];
      if (full !== undefined) return hold(refusal(full), response);
      const leaving = leavingOf(response);
      leaving.throwIfAborted();
      for (const [, key] of entries) counts.add(key, 1);
      const leave = (): void => {
        for (const [, key] of entries) counts.add(key, -1);
      };
      leaving.addEventListener('abort', leave, { once: true });
      return {
        async work(piece) {
          await queue.enter(account, leaving);
          try {
            // Requests that arrived meanwhile are handled first.
            await setImmediate();
            return await piece();
          } finally {
            queue.leave();
          }
        },
        isOf(accountId) {
          if (known !== undefined) remember(accounts, known, accountId, MAX_REMEMBERED);
        },
      };
    },
  };
}

/** The content of a file, for each piece of which the place works separately */
export async function* piecesOf(
  content: AsyncIterable<Uint8Array>,
  place: AnswerPlace,
): AsyncGenerator<Uint8Array, undefined> {
  const pieces = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await place.work(() => pieces.next());
      if (done) return undefined;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}
