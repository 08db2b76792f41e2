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

/** Tables that every used installation writes, with an indexed column of times */
const written = { events: 'created_at', audit_log: 'created_at', sessions: 'last_used_at' } as const;

/** The newest time among stored rows; undefined: there are none. It reads one row of each table. */
export async function findNewestWritten(on: Executor): Promise<number | undefined> {
  const times: number[] = [];
  for (const [table, column] of Object.entries(written)) {
    const row = await on(table).max({ at: column }).first();
    if (row?.at != null) times.push(Number(row.at));
  }
  // No index begins with the time of a crawl, but its id does.
  const crawl = await on('crawls').where('id', on('crawls').max('id')).first('queued_at');
  if (crawl !== undefined) times.push(Number(crawl.queued_at));
  return times.length === 0 ? undefined : Math.max(...times);
}
