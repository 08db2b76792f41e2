import { dueRows } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../storage/index.ts';
import { reportQueue } from './report-queue.ts';

/** Reports that are due and have no lease, for the sweep that replaces lost alarms; fair between accounts. */
export async function dueReports(
  { db }: Pick<Services, 'db'>,
  limit: number,
  cursor: LaneCursor = { after: '' },
): Promise<readonly string[]> {
  const due = await dueRows(db.knex, reportQueue, { now: await readDatabaseNow(db), limit, cursor });
  return due.map(({ id }) => id);
}
