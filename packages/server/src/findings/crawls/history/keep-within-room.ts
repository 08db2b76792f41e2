import type { Context } from '../../../context.ts';
import { deletePageResults } from './history-store.ts';
import { listResultSizes } from './size-store.ts';

/** Bytes for each page that the plan allows in a crawl: enough for some 1,000 crawls of a usual site. */
const OF_A_PAGE = 2_000_000;

/**
 * Deletes the results of the oldest crawls of a domain when all results exceed its room, bytes; the totals stay. The results of the newest
 * crawl, and of the newest completed one, always stay.
 */
export async function keepWithinRoom(
  { db, clock, account }: Pick<Context, 'db' | 'clock' | 'account'>,
  domainId: string,
  room = account.plan.max_pages * OF_A_PAGE,
): Promise<void> {
  const crawls = await listResultSizes(db.knex, domainId);
  const completed = crawls.find(({ state }) => state === 'completed');
  let left = room;
  for (const crawl of crawls) {
    left -= crawl.bytes;
    if (left < 0 && crawl !== crawls[0] && crawl !== completed) {
      await deletePageResults(db.knex, crawl.id, clock.now());
    }
  }
}
