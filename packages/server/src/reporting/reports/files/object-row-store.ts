import type { Executor } from '../../../platform/storage/index.ts';

/** Inserts a row for an object that is about to be written. The object is deleted at `delete_at` unless a report keeps it. */
export async function insertObject(on: Executor, object_key: string, delete_at: number): Promise<void> {
  await on('report_objects').insert({ object_key, delete_at });
}

export async function settleObject(trx: Executor, objectKey: string): Promise<void> {
  await trx('report_objects').where({ object_key: objectKey }).update({ delete_at: null });
}

/** Query for objects that are due to be deleted. */
export const waitingObjects = (on: Executor, now: number) => on('report_objects').where('delete_at', '<=', now);

export async function listWaitingObjects(on: Executor, now: number, limit: number): Promise<string[]> {
  return waitingObjects(on, now).orderBy('delete_at').limit(limit).pluck('object_key');
}

export async function deleteObjectRow(on: Executor, objectKey: string): Promise<void> {
  await on('report_objects').where({ object_key: objectKey }).delete();
}
