import type { Services } from '../../../context.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { LostReportError } from '../queue/lost-report.ts';
import { lockHeldReport } from '../queue/queue-store.ts';
import { deleteChunks, insertChunk } from './chunk-store.ts';
import { insertObject } from './object-row-store.ts';
import { inPieces, type Measured, measure } from './pieces.ts';

/** Bytes of a row of `report_chunks`. */
const PIECE = 256 * 1024;
/** Milliseconds after which an object that no report keeps is deleted. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60 * 1000;

interface Held {
  readonly id: string;
  readonly token: string;
}

export interface SavedFile extends Measured {
  /** Key in the bucket; null: the file is in the database. */
  readonly objectKey: string | null;
}

type Storing = Pick<Services, 'db' | 'objects' | 'ids' | 'clock'>;

/**
 * Stores the file of a report whose lease this process holds. Nobody can read it before the report is settled.
 * @throws TooLargeError, LostReportError
 */
export async function saveFile(
  services: Storing,
  report: Held,
  { content, maxBytes }: { readonly content: AsyncIterable<Uint8Array>; readonly maxBytes: number },
): Promise<SavedFile> {
  const { pieces, measured } = measure(content, maxBytes);
  const { objects, ids, clock, db } = services;
  if (objects === undefined) {
    await saveInDatabase(services, report, pieces);
    return { ...measured, objectKey: null };
  }
  // The key names neither account nor domain.
  const objectKey = `${objects.prefix}${ids.uuid()}`;
  await insertObject(db.knex, objectKey, clock.now() + LEFT_OVER_AFTER_MS);
  await objects.put(objectKey, pieces);
  return { ...measured, objectKey };
}

async function saveInDatabase({ db }: Storing, report: Held, content: AsyncIterable<Uint8Array>): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await lockHeldReport(trx, report))) throw new LostReportError();
    await deleteChunks(trx, report.id);
  });
  let seq = 0;
  for await (const data of inPieces(content, PIECE)) {
    const chunk = { report_id: report.id, seq, data };
    await transaction(db, async (trx) => {
      // A server that has lost the report must not write between the pieces of the next one.
      if (!(await lockHeldReport(trx, report))) throw new LostReportError();
      await insertChunk(trx, chunk);
    });
    seq += 1;
  }
}
