import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { createFairQueue } from '../../fair-queue.ts';
import { remember } from '../../remember.ts';

/** Costly answers that a server works at. Of MySQL's connections each takes one or two. */
export const AT_ONCE = 2;
/** Answers from their request to their last byte, those that wait included. */
export const PLACES = { caller: 20, account: 40, server: 120 } as const;
/** Who is refused comes back when a few of those before them have their answers. */
const RETRY_AFTER_SECONDS = { caller: 2, account: 2, server: 5 } as const;
/**
 * A refusal is held for so long, ms: to refuse at once those who come back at once would cost more than what they want. So many are
 * held; further ones are refused at once.
 */
const HELD_MS = 1_000;
export const MAX_HELD = 200;
/** Callers whose account is remembered; the oldest go first. */
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

/** Who the places of an answer are taken for, as far as it is known before the first statement. */
export interface Wanted {
  /** A key or the token of a session; undefined where there is neither, or where the request is about something that has none. */
  readonly credential?: string | undefined;
  readonly network: string;
  /** In place of the account, such as a share link. */
  readonly subject?: string;
}

/** The place of an answer. It is left when the answer is sent or its reader has gone. */
export interface Place {
  /**
   * Works at the answer as soon as a worker is free for the account. A file is worked at piece by piece, so that a slow reader holds up
   * nobody. @throws ServiceError when the reader has gone
   */
  work<T>(piece: () => Promise<T>): Promise<T>;
  /** The credential is good for this account, which is known the next time. */
  isOf(accountId: string): void;
}

/**
 * Places for answers whose cost grows with what is stored (`x-costly` in openapi.yaml, and shared pages): so many for each caller, account
 * and server. Few are worked at, in rotation between the accounts.
 */
export interface CostlyAnswers {
  /** Before the first statement. @throws ServiceError `rate_limited`, or `unavailable` where the server has no more places */
  enter(wanted: Wanted, response: ServerResponse): Promise<Place>;
  /** Throws the error, a second later where it refuses for a while and few others are held. */
  hold(error: unknown, response: ServerResponse): Promise<never>;
}

const gone = (): ServiceError => new ServiceError('unavailable', 'The client has gone.');

/** Aborts when the answer is sent or its reader has gone. */
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort(gone()));
  if (response.closed || response.destroyed) leaving.abort(gone());
  return leaving.signal;
}

/** Counts by key; a key without a count is not kept. */
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
            // What came in meanwhile goes first.
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

/** The content of a file, each piece worked at by itself. */
export async function* piecesOf(
  content: AsyncIterable<Uint8Array>,
  place: Place,
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
