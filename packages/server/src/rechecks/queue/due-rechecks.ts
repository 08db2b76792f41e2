import { dueRows } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../storage/index.ts';
import { recheckQueue } from './recheck-queue.ts';

/** Lists rechecks that are due and have no lease, fairly between domains, for the sweep that replaces lost alarms. */
export async function dueRechecks(
  { db }: Pick<Services, 'db'>,
  limit: number,
  cursor: LaneCursor = { after: '' },
): Promise<readonly string[]> {
  const due = await dueRows(db.knex, recheckQueue, { now: await readDatabaseNow(db), limit, cursor });
  return due.map(({ id }) => id);
}
