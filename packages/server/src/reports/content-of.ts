import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { findChunk } from './files/chunk-store.ts';
import type { ReportRow } from './report-row.ts';

type Reading = Pick<Services, 'db' | 'objects' | 'log'>;

/**
 * The file of a completed report, piece by piece, as long as it was when it was made: who reads it knows its length already.
 * @throws ServiceError `unavailable`; while it is read, an error when there is less or more
 */
export async function contentOf(
  services: Reading,
  { id, object_key: key, bytes }: Pick<ReportRow, 'id' | 'object_key' | 'bytes'>,
): Promise<AsyncIterable<Uint8Array>> {
  const { objects, log } = services;
  if (key === null) return ofLength(chunks(services, id), Number(bytes));
  if (objects === undefined) {
    throw new ServiceError('unavailable', 'The file is in a bucket that this server is not configured for.');
  }
  try {
    return ofLength(await objects.get(key), Number(bytes));
  } catch (error) {
    log.error({ err: error, report_id: id }, 'the file of a report could not be read from the bucket');
    throw new ServiceError('unavailable', 'The file cannot be read from the bucket right now. Try again later.');
  }
}

/** Piece by piece, each when the one before was sent. */
async function* chunks({ db }: Pick<Reading, 'db'>, id: string): AsyncGenerator<Uint8Array, undefined> {
  for (let seq = 0; ; seq += 1) {
    const data = await findChunk(db.knex, id, seq);
    if (data === undefined) return undefined;
    yield data;
  }
}

/** Ends with an error rather than with a byte too many or too few: what is sent after it would be read as the wrong answer. */
async function* ofLength(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, undefined> {
  let left = bytes;
  for await (const piece of content) {
    left -= piece.length;
    if (left < 0) throw new Error(`the file of a report is longer than its ${bytes} bytes`);
    yield piece;
  }
  if (left > 0) throw new Error(`the file of a report has ${left} of its ${bytes} bytes less`);
  return undefined;
}
