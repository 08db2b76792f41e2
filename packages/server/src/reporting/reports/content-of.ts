import type { Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { findChunk } from './files/chunk-store.ts';
import type { ReportRow } from './report-row.ts';

type Reading = Pick<Services, 'db' | 'objects' | 'log'>;

/**
 * Yields the file of a completed report piece by piece, with exactly its stored length, which the reader already knows.
 * @throws ServiceError `unavailable`; while it is read, an error when its length differs
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

/** Yields the chunks one by one, each when the one before was sent. */
async function* chunks({ db }: Pick<Reading, 'db'>, id: string): AsyncGenerator<Uint8Array, undefined> {
  for (let seq = 0; ; seq += 1) {
    const data = await findChunk(db.knex, id, seq);
    if (data === undefined) return undefined;
    yield data;
  }
}

/**
 * Passes on content of this length. It ends with an error rather than with a wrong number of bytes, or the client would take the following
 * bytes for another response.
 */
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
