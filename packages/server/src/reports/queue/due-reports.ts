import { dueRows } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../storage/index.ts';
import { reportQueue } from './report-queue.ts';

/** Ids of reports that are due and have no lease, fair between accounts. The sweep uses it to replace lost alarms. */
export async function dueReports(
  { db }: Pick<Services, 'db'>,
  limit: number,
  cursor: LaneCursor = { after: '' },
): Promise<readonly string[]> {
  const due = await dueRows(db.knex, reportQueue, { now: await readDatabaseNow(db), limit, cursor });
  return due.map(({ id }) => id);
}
