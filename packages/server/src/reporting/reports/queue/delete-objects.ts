import type { Services } from '../../../context.ts';
import { deleteObjectRow, listWaitingObjects } from '../files/object-row-store.ts';

const AT_ONCE = 100;

/** Deletes files in the bucket that no report has any more. After a failure the next call tries again. */
export async function deleteObjects({
  db,
  clock,
  objects,
  log,
}: Pick<Services, 'db' | 'clock' | 'objects' | 'log'>): Promise<void> {
  if (objects === undefined) return;
  for (const key of await listWaitingObjects(db.knex, clock.now(), AT_ONCE)) {
    try {
      await objects.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be deleted from the bucket; it is tried again');
      return;
    }
    await deleteObjectRow(db.knex, key);
  }
}
