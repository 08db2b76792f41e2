import type { ReportFormat } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import { contextFor } from '../../../people/accounts/index.ts';
import { openReportSource } from '../content/open-report-source.ts';
import { TooLargeError } from '../files/pieces.ts';
import { type SavedFile, saveFile } from '../files/save-file.ts';
import { compose } from '../formats/compose.ts';
import { noRoom, reportRoom } from '../report-room.ts';
import { findHostname } from '../store.ts';
import type { ClaimedReport } from './claim-report.ts';
import { HopelessReportError } from './lost-report.ts';
import type { WrittenFile } from './settle-report.ts';
import { trackProgress } from './track-progress.ts';

const MAX_BYTES = 256 * 1024 * 1024;

/** Whether people read the format. The other formats are for programs, and have the language of the API. */
const isRead = (format: ReportFormat): boolean => format === 'pdf' || format === 'html';

/** Saves the file within the room that the account has left. @throws HopelessReportError, TooLargeError, LostReportError */
async function saveWithinRoom(
  services: Services,
  { row: { id, account_id }, token }: Pick<ClaimedReport, 'row' | 'token'>,
  content: AsyncIterable<Uint8Array>,
): Promise<SavedFile> {
  const { config, db } = services;
  const room = await reportRoom(config, db.knex, account_id);
  try {
    return await saveFile(services, { id, token }, { content, maxBytes: Math.min(room, MAX_BYTES) });
  } catch (error) {
    if (error instanceof TooLargeError && room < MAX_BYTES) throw new HopelessReportError(noRoom(config));
    throw error;
  }
}

/**
 * Makes the file of a claimed report and stores it.
 * @throws HopelessReportError, TooLargeError, LostReportError; after any other error a retry may help
 */
export async function writeReport(
  services: Services,
  { row, token }: ClaimedReport,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const { id, account_id, domain_id } = row;
  const ctx = await contextFor(services, account_id, 'schedule');
  const hostname = await findHostname(services.db.knex, domain_id);
  const progress = trackProgress(services, { id, token }, signal);
  const language = isRead(row.format) ? row.language : 'en';
  const report = { ...row, language, state: 'pending', hostname: hostname ?? '' } as const;
  const source = await openReportSource(ctx, report, progress.noteRead);
  if (source === undefined) {
    throw new HopelessReportError(
      'Pages, links and findings of the crawl are gone. Start a new crawl, then report it.',
    );
  }
  progress.expect(source.facts);
  const { name, contentType, content } = compose(source, report, services.config.reportFonts);
  const file = await saveWithinRoom(services, { row, token }, content);
  return { ...file, name, contentType, keptDays: ctx.account.plan.page_history_days };
}
