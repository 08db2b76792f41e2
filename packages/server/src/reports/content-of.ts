import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { findChunk } from './files/chunk-store.ts';
import type { ReportRow } from './report-row.ts';

type Reading = Pick<Services, 'db' | 'objects' | 'log'>;

/** The file of a completed report, piece by piece. @throws ServiceError `unavailable` */
export async function contentOf(
  services: Reading,
  { id, object_key: key }: Pick<ReportRow, 'id' | 'object_key'>,
): Promise<AsyncIterable<Uint8Array>> {
  const { objects, log } = services;
  if (key === null) return chunks(services, id);
  if (objects === undefined) {
    throw new ServiceError('unavailable', 'The file is in a bucket that this server is not configured for.');
  }
  try {
    return await objects.get(key);
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
