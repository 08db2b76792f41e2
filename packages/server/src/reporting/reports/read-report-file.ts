import type { Context } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { contentOf } from './content-of.ts';
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

/**
 * Reads the file of a report.
 * @throws ServiceError `not_found`, `forbidden`, `report_not_ready`, `unavailable`
 */
export async function readReportFile(ctx: Context, { reportId }: { readonly reportId: string }): Promise<FileToSend> {
  const row = await getReport(ctx, { reportId });
  const { state, file_name: name, content_type: contentType, bytes, sha256 } = row;
  if (state !== 'completed' || name === null || contentType === null || sha256 === null) {
    throw new ServiceError('report_not_ready', detailOf(row));
  }
  return { name, contentType, bytes: Number(bytes), sha256, content: await contentOf(ctx, row) };
}

function detailOf({ id, state, error }: NamedReport): string {
  if (state === 'failed') return `The report could not be made: ${error ?? 'unknown reason.'} Make another one.`;
  return `The report is not made yet. Read GET /api/v1/reports/${id} until its \`state\` is \`completed\`.`;
}
