import type { Services } from '../../context.ts';
import { transaction } from '../../storage/index.ts';
import { LostReportError } from '../queue/lost-report.ts';
import { lockHeldReport } from '../queue/queue-store.ts';
import { deleteChunks, insertChunk } from './chunk-store.ts';
import { insertObject } from './object-row-store.ts';
import { inPieces, type Measured, measure } from './pieces.ts';

/** Bytes of a row. */
const PIECE = 256 * 1024;
/** An object that no report has kept by then is left over. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60 * 1000;

interface Held {
  readonly id: string;
  readonly token: string;
}

export interface SavedFile extends Measured {
  /** Null: it is in the database. */
  readonly objectKey: string | null;
}

type Storing = Pick<Services, 'db' | 'objects' | 'ids' | 'clock'>;

/**
 * Stores the file of a report that we hold. Nobody sees it before the report is settled.
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
  // No part of the key says whose it is.
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
      // Whoever has lost the report writes nothing between the pieces of the next.
      if (!(await lockHeldReport(trx, report))) throw new LostReportError();
      await insertChunk(trx, chunk);
    });
    seq += 1;
  }
}
