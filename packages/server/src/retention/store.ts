import type { Executor } from '../storage/index.ts';
import type { KnownTime } from './judge-clock.ts';

const THE_ROW = 1;

export async function findKnownTime(on: Executor): Promise<KnownTime | undefined> {
  return on<KnownTime & { id: number }>('known_time')
    .where({ id: THE_ROW })
    .first('known_at', 'ahead_since', 'ahead_seen_at');
}

export async function replaceKnownTime(on: Executor, known: KnownTime): Promise<void> {
  await on('known_time')
    .insert({ id: THE_ROW, ...known })
    .onConflict('id')
    .merge();
}

/** Times of what every installation in use writes, by table. */
const written = {
  events: 'created_at',
  audit_log: 'created_at',
  crawls: 'queued_at',
  sessions: 'last_used_at',
} as const;

/** The newest time among stored rows; undefined: there are none. Reads many rows: for a database without a known time. */
export async function findNewestWritten(on: Executor): Promise<number | undefined> {
  const times: number[] = [];
  for (const [table, column] of Object.entries(written)) {
    const row = await on(table).max({ at: column }).first();
    if (row?.at != null) times.push(Number(row.at));
  }
  return times.length === 0 ? undefined : Math.max(...times);
}
