import type { Services } from '../../context.ts';
import { tidyUp } from '../run/finish-crawl.ts';
import { deletePageHistory, listUntidyCrawls } from './history-store.ts';

const DAY_MS = 86_400_000;
/** Crawls a run. */
const BATCH = 200;

/**
 * Removes page-level results that are older than the account's plan keeps; the totals of a crawl stay. Also tidies up
 * after crawls whose worker died between their end and its own tidying.
 * @returns whether there may be more to remove: a run takes no more than its batches, so that the caller's other work
 * goes on
 */
export async function pruneHistory(services: Services): Promise<boolean> {
  const now = services.clock.now();
  const untidy = await listUntidyCrawls(services.db.knex, now - DAY_MS / 24, BATCH);
  for (const id of untidy) await tidyUp(services, id);
  let isFull = untidy.length === BATCH;
  for (const [plan, { page_history_days }] of Object.entries(services.config.plans)) {
    const before = now - page_history_days * DAY_MS;
    const dropped = await deletePageHistory(services.db.knex, { plan, before, limit: BATCH, now });
    isFull ||= dropped === BATCH;
  }
  return isFull;
}
