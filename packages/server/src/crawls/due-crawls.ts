import type { Services } from '../context.ts';
import { databaseNow } from '../storage/index.ts';
import { listDue } from './lease-store.ts';

/** Ids of at most `limit` crawls that wait for a worker, those first whose owners paid for jumping the queue. */
export async function dueCrawls(services: Services, limit: number): Promise<string[]> {
  return limit <= 0 ? [] : listDue(services.db.knex, databaseNow(services.db), limit);
}
