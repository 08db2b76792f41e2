import { setTimeout as wait } from 'node:timers/promises';
import { type MysqlClient, openMysqlClient } from '@linkvitals/testing/databases';
import type { Fault } from '../plan/plan-faults.ts';
import type { World } from './world.ts';

const locks = [
  ['lock tables domains write'],
  ['lock tables crawl_targets write'],
  ['lock tables deliveries write'],
  ['flush tables with read lock'],
  ['begin', 'select id from webhook_endpoints for update', 'select id from crawls for update'],
] as const;

const DEADLOCK = 'ER_LOCK_DEADLOCK';
const ATTEMPTS = 20;

/** Locks part of the database as another client for a while. The plan decides which part. */
export async function holdLock(
  { databaseUrl }: Pick<World, 'databaseUrl'>,
  { forMs, latencyMs }: Pick<Fault, 'forMs' | 'latencyMs'>,
): Promise<void> {
  const client = await openMysqlClient(databaseUrl);
  try {
    await lock(client, locks[latencyMs % locks.length] ?? locks[0]);
    await wait(forMs);
  } finally {
    client.close();
  }
}

/** Takes the locks. Begins again when the database ended this transaction, not the server's, to resolve a deadlock. */
async function lock(client: MysqlClient, statements: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const statement of statements) await client.query(statement);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { readonly code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
