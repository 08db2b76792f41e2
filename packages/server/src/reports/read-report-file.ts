import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { findChunk } from './files/chunk-store.ts';
import { getReport } from './get-report.ts';
import type { NamedReport } from './report-row.ts';

export interface FileToSend {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The file of a report. @throws ServiceError `not_found`, `forbidden`, `report_not_ready`, `unavailable` */
export async function readReportFile(ctx: Context, { reportId }: { readonly reportId: string }): Promise<FileToSend> {
  const row = await getReport(ctx, { reportId });
  const { state, file_name: name, content_type: contentType, bytes, sha256 } = row;
  if (state !== 'completed' || name === null || contentType === null || sha256 === null) {
    throw new ServiceError('report_not_ready', detailOf(row));
  }
  return { name, contentType, bytes: Number(bytes), sha256, content: await contentOf(ctx, row) };
}

function detailOf({ state, error }: NamedReport): string {
  if (state === 'failed') return `The report could not be made: ${error ?? 'unknown reason.'} Make another one.`;
  return 'The report is not made yet. Its `state` says when it is.';
}

async function contentOf(ctx: Context, { id, object_key: key }: NamedReport): Promise<AsyncIterable<Uint8Array>> {
  if (key === null) return chunks(ctx, id);
  if (ctx.objects === undefined) {
    throw new ServiceError('unavailable', 'The file is in a bucket that this server is not configured for.');
  }
  try {
    return await ctx.objects.get(key);
  } catch (error) {
    ctx.log.error({ err: error, report_id: id }, 'the file of a report could not be read from the bucket');
    throw new ServiceError('unavailable', 'The file cannot be read from the bucket right now. Try again later.');
  }
}

/** Piece by piece, each when the one before was sent. */
async function* chunks({ db }: Pick<Context, 'db'>, id: string): AsyncGenerator<Uint8Array, undefined> {
  for (let seq = 0; ; seq += 1) {
    const data = await findChunk(db.knex, id, seq);
    if (data === undefined) return undefined;
    yield data;
  }
}
