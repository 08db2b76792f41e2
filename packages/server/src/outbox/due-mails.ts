import { dueRows } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { type LaneCursor, readDatabaseNow } from '../storage/index.ts';
import { outboxQueue } from './outbox-queue.ts';

/** Lists mails that are due and have no lease, fairly between recipients, for the sweep that replaces lost alarms. */
export async function dueMails(
  { db }: Pick<Services, 'db'>,
  limit: number,
  cursor: LaneCursor = { after: '' },
): Promise<readonly string[]> {
  const due = await dueRows(db.knex, outboxQueue, { now: await readDatabaseNow(db), limit, cursor });
  return due.map(({ id }) => id);
}
