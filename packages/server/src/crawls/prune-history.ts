import type { Services } from '../context.ts';
import { tidyUp } from './finish-crawl.ts';
import { dropPageHistory, untidyCrawls } from './history-store.ts';

const DAY_MS = 86_400_000;
/** Crawls a run; what is left waits for the next hour. */
const BATCH = 200;

/**
 * Removes page-level results that are older than the account's plan keeps; the totals of a crawl stay. Also tidies up
 * after crawls whose worker died between their end and its own tidying.
 */
export async function pruneHistory(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const id of await untidyCrawls(services.db.knex, now - DAY_MS / 24, BATCH)) await tidyUp(services, id);
  for (const [plan, { page_history_days }] of Object.entries(services.config.plans)) {
    const before = now - page_history_days * DAY_MS;
    await dropPageHistory(services.db.knex, { plan, before, limit: BATCH });
  }
}
