import type { Services } from '../../../context.ts';
import { tidyUp } from '../run/tidy-up.ts';
import { deletePageHistory, listUntidyCrawls } from './history-store.ts';

const DAY_MS = 86_400_000;
/** Crawls of one batch. */
const BATCH = 200;

/**
 * Deletes page-level results that are older than the account's plan keeps; the totals of a crawl stay. It also deletes the working data of
 * crawls whose worker died after their end.
 * @returns whether there may be more to delete: one call handles a limited number, so that the caller's other work is not delayed
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
