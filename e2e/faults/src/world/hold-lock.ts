import { setTimeout as wait } from 'node:timers/promises';
import { openMysqlClient } from '@linkvitals/testing/databases';
import type { Fault } from '../plan/plan-faults.ts';
import type { World } from './world.ts';

const locks = [
  ['lock tables domains write'],
  ['lock tables crawl_targets write'],
  ['lock tables deliveries write'],
  ['flush tables with read lock'],
  ['begin', 'select id from webhook_endpoints for update', 'select id from crawls for update'],
] as const;

/** Another client of the database locks something for a while. Which of these it is, the plan decides. */
export async function holdLock({ databaseUrl }: World, { forMs, latencyMs }: Fault): Promise<void> {
  const client = await openMysqlClient(databaseUrl);
  try {
    for (const statement of locks[latencyMs % locks.length] ?? locks[0]) await client.query(statement);
    await wait(forMs);
  } finally {
    client.close();
  }
}
