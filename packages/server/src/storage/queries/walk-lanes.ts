import type { Executor } from '../database.ts';
import { throughIndex } from './through-index.ts';

/** Queues that share a table: rows that agree in all of `of` and in `lane` are a queue, in the order of `at`. */
export interface Lanes {
  readonly table: string;
  readonly of: Readonly<Record<string, string | number>>;
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

/** Where the next walk goes on: after this lane. Undefined: nobody has walked yet. */
export interface LaneCursor {
  after: string | undefined;
}

/** Entries of the index that one statement looks at: as many lanes, or the beginning of one long one. */
const WINDOW = 1_000;
/** Statements of a walk. What lies beyond is the next walk's. */
const ROUNDS = 8;

interface Window {
  readonly heads: readonly Head[];
  /** There is no lane after these. */
  readonly isLast: boolean;
}

/** Grouped where the entries are: a long lane is sent as one row, which costs a server far less than to read a thousand. */
async function headsAfter(on: Executor, { table, index, of, lane, at }: Lanes, after: string): Promise<Window> {
  const entries = on
    .from(throughIndex(on, { table, index }))
    .where(of)
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

/** So that servers that walk at the same time do not walk together. */
const startAnywhere = ({ heads }: Window): string => heads[Math.floor(Math.random() * heads.length) - 1]?.lane ?? '';

interface Walk {
  readonly cursor: LaneCursor;
  /** Ends the walk when so many were found. */
  readonly enough: number;
  readonly isWanted: (head: Head) => boolean;
}

/**
 * The heads of the queues that come next, round and round: every queue is served, and the cost does not depend on how
 * long the queues are. Answers all wanted ones where one round of the walk gets back to where it began.
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
