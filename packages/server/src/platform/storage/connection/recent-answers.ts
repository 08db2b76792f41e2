import type { Database } from '../database.ts';

/** The state of a database as the answers to a pool's statements show it */
export interface RecentAnswers {
  /** Whether a statement that was sent within the last `ms` was answered in time, and none is overdue now. */
  within(ms: number): boolean;
  stop(): void;
}

interface Options {
  readonly clock: { monotonic(): number };
  /** Maximum milliseconds of an answer that shows a healthy database */
  readonly inTimeMs: number;
}

interface Query {
  /** Undefined for statements that Knex sends by itself (BEGIN, ROLLBACK, queries about the schema) */
  readonly __knexQueryUid?: string;
}

/** Milliseconds after which a statement is forgotten, because its end may not have been reported */
const FORGET_MS = 30_000;

/** Watches the events of the pool, including those of transactions. */
export function recentAnswers({ knex }: Pick<Database, 'knex'>, { clock, inTimeMs }: Options): RecentAnswers {
  const sentAt = new Map<string, number>();
  let goodAt = Number.NEGATIVE_INFINITY;
  const send = ({ __knexQueryUid: id }: Query): void => {
    if (id !== undefined) sentAt.set(id, clock.monotonic());
  };
  const answer = (_rows: unknown, { __knexQueryUid: id }: Query): void => {
    const sent = id === undefined ? undefined : sentAt.get(id);
    if (id === undefined || sent === undefined) return;
    sentAt.delete(id);
    goodAt = clock.monotonic() - sent <= inTimeMs ? Math.max(goodAt, sent) : Number.NEGATIVE_INFINITY;
  };
  const fail = (_error: unknown, { __knexQueryUid: id }: Query): void => {
    if (id !== undefined) sentAt.delete(id);
    goodAt = Number.NEGATIVE_INFINITY;
  };
  const isOverdue = (): boolean => {
    // The map is in the order in which statements were sent.
    for (const [id, at] of sentAt) {
      const waited = clock.monotonic() - at;
      if (waited <= FORGET_MS) return waited > inTimeMs;
      sentAt.delete(id);
    }
    return false;
  };
  knex.on('query', send).on('query-response', answer).on('query-error', fail);
  return {
    within: (ms) => !isOverdue() && clock.monotonic() - goodAt <= ms,
    stop: () => void knex.off('query', send).off('query-response', answer).off('query-error', fail),
  };
}
