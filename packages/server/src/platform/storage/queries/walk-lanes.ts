import type { Executor } from '../database.ts';
import { throughIndex } from './through-index.ts';

/**
 * Queues in a common table: rows that match `where` and have the same value in `lane` are a queue, in the order of `at`.
 */
export interface Lanes {
  readonly table: string;
  readonly where: Readonly<Record<string, string | number>>;
  readonly lane: string;
  readonly at: string;
  /** The index that begins with exactly these columns in this order. */
  readonly index: string;
}

/** The head of a queue. */
export interface Head {
  readonly lane: string;
  readonly at: number;
}

/** Position of the next walk: after this lane. Undefined: no walk has begun. */
export interface LaneCursor {
  after: string | undefined;
}

/** Number of entries of the index that one statement reads: of as many lanes, or the beginning of a single long one */
const WINDOW = 1_000;
/** Maximum number of statements of a walk. The next walk reads the rest. */
const ROUNDS = 8;

interface Window {
  readonly heads: readonly Head[];
  /** No lane comes after these. */
  readonly isLast: boolean;
}

/**
 * Reads heads of lanes. The database groups the entries, so a long lane is sent as one row, which costs far less than
 * reading a thousand.
 */
async function headsAfter(on: Executor, { table, index, where, lane, at }: Lanes, after: string): Promise<Window> {
  const entries = on
    .from(throughIndex(on, { table, index }))
    .where(where)
    .where(lane, '>', after)
    .orderBy([lane, at])
    .limit(WINDOW)
    .select(`${lane} as lane`, `${at} as at`);
  const rows: (Head & { readonly entries: number })[] = await on(entries.as('entries'))
    .groupBy('lane')
    .orderBy('lane')
    .select('lane')
    .min({ at: 'at' })
    .count({ entries: '*' });
  const read = rows.reduce((sum, row) => sum + Number(row.entries), 0);
  return { heads: rows, isLast: read < WINDOW };
}

/** A random start, so that servers that walk at the same time read different lanes */
const startAnywhere = ({ heads }: Window): string => heads[Math.floor(Math.random() * heads.length) - 1]?.lane ?? '';

interface Walk {
  readonly cursor: LaneCursor;
  /** Number of found heads that ends the walk */
  readonly enough: number;
  readonly isWanted: (head: Head) => boolean;
}

/**
 * Answers the wanted heads of the queues that come next in an endless round. Every queue is served, and the cost does
 * not depend on the length of the queues. When one walk completes the round, it answers all wanted heads.
 */
export async function walkLanes(on: Executor, lanes: Lanes, { cursor, enough, isWanted }: Walk): Promise<Head[]> {
  const start = cursor.after ?? startAnywhere(await headsAfter(on, lanes, ''));
  const found: Head[] = [];
  let [after, isRound] = [start, start === ''];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { heads, isLast } = await headsAfter(on, lanes, after);
    for (const head of heads) {
      if (isRound && start !== '' && head.lane > start) return found;
      after = head.lane;
      if (isWanted(head) && found.push(head) >= enough) break;
    }
    cursor.after = after;
    if (found.length >= enough || (isLast && isRound)) break;
    if (isLast) [after, isRound] = ['', true];
  }
  return found;
}
