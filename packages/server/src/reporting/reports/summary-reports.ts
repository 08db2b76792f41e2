import type { Language } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import { findReportedCrawl } from '../../findings/crawls/index.ts';
import type { ReadReports } from '../../outgoing/notifications/index.ts';
import { type Executor, readDatabaseNow } from '../../platform/storage/index.ts';
import { contentOf } from './content-of.ts';
import { draftReport } from './draft-report.ts';
import type { Period } from './read-period.ts';
import type { ReportRow } from './report-row.ts';
import { countReportsOfDomain, insertReport, listSummaryReports, MAX_OF_DOMAIN } from './store.ts';

interface Requested {
  readonly accountId: string;
  readonly domainId: string;
  readonly summaryId: string;
  readonly period: Period;
  readonly language: Language;
  /** IANA name of the time zone of all times in the report. */
  readonly timeZone: string;
}

/**
 * Queues the PDF of a period for a summary, in the transaction that queues its mails. Returns the id that the caller wakes
 * after the commit. Undefined: there is no crawl with results, or the domain has too many reports.
 */
export async function requestSummaryReport(
  services: Services,
  trx: Executor,
  { accountId, domainId, summaryId, period, language, timeZone }: Requested,
): Promise<string | undefined> {
  const crawl = await findReportedCrawl(trx, { accountId, domainId, period });
  if (crawl === undefined || crawl.results_expired_at !== null) return undefined;
  if ((await countReportsOfDomain(trx, domainId)) >= MAX_OF_DOMAIN) return undefined;
  const report = draftReport(services, { accountId, domainId, crawlId: crawl.id, period });
  const next_attempt_at = await readDatabaseNow(services.db, trx);
  const file = { format: 'pdf', section: null, language, time_zone: timeZone } as const;
  await insertReport(trx, { ...report, ...file, summary_id: summaryId, next_attempt_at });
  return report.id;
}

/**
 * Reads the files that were made for a summary, as many as fit into one mail; for the others it gives the reason. A file that cannot be
 * read does not stop the mail.
 */
export const readSummaryReports =
  (services: Pick<Services, 'db' | 'objects' | 'log' | 'config'>): ReadReports =>
  async ({ accountId, summaryId, domainIds }) => {
    try {
      const rows = await listSummaryReports(services.db.knex, { accountId, summaryId, domainIds });
      const ordered = domainIds.flatMap((id) => rows.filter(({ domain_id }) => domain_id === id));
      let left = services.config.mailAttachmentBytes;
      const reports: Awaited<ReturnType<ReadReports>>[number][] = [];
      for (const row of ordered) {
        const file = await readFile(services, row, left);
        if (typeof file !== 'string') left -= file.content.length;
        reports.push({ domainId: row.domain_id, file });
      }
      return reports;
    } catch (error) {
      services.log.error({ err: error, summary_id: summaryId }, 'reports of a summary could not be read');
      return [];
    }
  };

async function readFile(
  services: Pick<Services, 'db' | 'objects' | 'log'>,
  row: ReportRow,
  maxBytes: number,
): Promise<Awaited<ReturnType<ReadReports>>[number]['file']> {
  const { id, file_name: name, content_type: contentType, bytes } = row;
  if (name === null || contentType === null || bytes === null) return 'unreadable';
  if (Number(bytes) > maxBytes) return 'too_large';
  try {
    const parts: Uint8Array[] = [];
    for await (const part of await contentOf(services, row)) parts.push(part);
    const content = Buffer.concat(parts);
    // The file was deleted meanwhile, piece by piece.
    return content.length === Number(bytes) ? { name, contentType, content } : 'unreadable';
  } catch (error) {
    services.log.warn(
      { err: error, report_id: id },
      'the report of a summary could not be read; the mail goes without it',
    );
    return 'unreadable';
  }
}
