import type { Services } from '../context.ts';
import { databaseNow } from '../storage/index.ts';
import { listDue } from './lease-store.ts';

interface DueCrawlsInput {
  readonly limit: number;
  /** Default none. */
  readonly except?: readonly string[];
}

/**
 * Ids of crawls that wait for a worker and may begin, in the order in which they should: first those whose owners paid
 * for jumping the queue, then account by account in turn.
 */
export async function dueCrawls({ db, config }: Services, { limit, except = [] }: DueCrawlsInput): Promise<string[]> {
  const atOnce = Object.fromEntries(Object.entries(config.plans).map(([name, plan]) => [name, plan.crawls_at_once]));
  return listDue(db.knex, { now: databaseNow(db), limit, except, atOnce });
}
