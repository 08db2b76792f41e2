import type { Executor } from '../../../platform/storage/index.ts';

export async function insertChunk(
  trx: Executor,
  chunk: { readonly report_id: string; readonly seq: number; readonly data: Buffer },
): Promise<void> {
  await trx('report_chunks').insert(chunk);
}

export async function findChunk(on: Executor, reportId: string, seq: number): Promise<Buffer | undefined> {
  return (await on('report_chunks').where({ report_id: reportId, seq }).first('data'))?.data;
}

/** Deletes the pieces that an interrupted run has left. */
export async function deleteChunks(on: Executor, reportId: string): Promise<void> {
  await on('report_chunks').where({ report_id: reportId }).delete();
}
