import type { ReportCreate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { findReportedCrawl, type ReportedCrawl } from '../../findings/crawls/index.ts';
import { defaultsOfCaller } from '../../outgoing/notifications/index.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, readDatabaseNow, transaction } from '../../platform/storage/index.ts';
import { toIso } from '../../platform/time.ts';
import { assertTimeZone, getDomain, lockDomain } from '../../sites/domains/index.ts';
import { auditedValues } from './audited-values.ts';
import { draftReport } from './draft-report.ts';
import { type Period, readPeriod } from './read-period.ts';
import { noRoom, reportRoom } from './report-room.ts';
import type { NamedReport, ReportRow } from './report-row.ts';
import { countReportsOfDomain, countWaitingReports, insertReport, MAX_OF_DOMAIN } from './store.ts';

const MAX_WAITING = 20;

interface CreateReportInput extends ReportCreate {
  readonly domainId: string;
}

/**
 * Queues a report of a completed crawl; a job makes it.
 * @throws ServiceError `not_found`, `forbidden`, `crawl_not_completed`, `results_expired`, `report_limit_reached`, `invalid_setting`
 */
export async function createReport(ctx: Context, input: CreateReportInput): Promise<NamedReport> {
  const { format, section = null } = input;
  if (section !== null && format !== 'csv') {
    throw new ServiceError(
      'invalid_setting',
      'section goes with the format csv only; the other formats have them all.',
    );
  }
  assertTimeZone(input.time_zone, 'time_zone');
  const period = readPeriod(input);
  const domain = await getDomain(ctx, input.domainId);
  const crawl = await crawlFor(ctx, { domainId: domain.id, crawlId: input.crawl_id, period });
  const defaults = await defaultsOfCaller(ctx);
  const { language = defaults.language, time_zone = defaults.time_zone } = input;
  const row = await transaction(ctx.db, async (trx) => {
    // One transaction at a time, so that the limits hold.
    await lockAccount(trx, ctx.account.id);
    await lockDomain(ctx, trx, domain.id);
    await assertRoom(ctx, trx, domain.id);
    const about = { accountId: ctx.account.id, domainId: domain.id, crawlId: crawl.id, period };
    const report = { ...draftReport(ctx, about), format, section, language, time_zone };
    const stored: ReportRow = { ...report, next_attempt_at: await readDatabaseNow(ctx.db, trx) };
    await insertReport(trx, stored);
    const audited = { domainId: domain.id, subject: { id: stored.id, name: domain.hostname } };
    await recordAudit(ctx, trx, { action: 'report.created', ...audited, after: auditedValues(stored) });
    return stored;
  });
  await ctx.alarms.wake('report', row);
  return { ...row, hostname: domain.hostname };
}

interface Wanted {
  readonly domainId: string;
  readonly crawlId: string | undefined;
  readonly period: Period | undefined;
}

async function crawlFor(ctx: Context, { domainId, crawlId, period }: Wanted): Promise<ReportedCrawl> {
  const crawl = await findReportedCrawl(ctx.db.knex, { accountId: ctx.account.id, domainId, crawlId, period });
  if (crawl === undefined) {
    const which =
      crawlId === undefined ? 'The domain has no completed crawl' : 'The domain has no such completed crawl';
    const when = period === undefined ? '' : ' that ended in this period';
    throw new ServiceError('crawl_not_completed', `${which}${when}. Wait until one has completed, or choose another.`);
  }
  if (crawl.results_expired_at === null) return crawl;
  throw new ServiceError(
    'results_expired',
    `Pages, links and findings of this crawl were removed at ${toIso(crawl.results_expired_at)}. Start a new crawl, then report it.`,
  );
}

async function assertRoom({ config, account }: Context, trx: Executor, domainId: string): Promise<void> {
  if ((await countWaitingReports(trx, account.id)) >= MAX_WAITING) {
    const detail = `${MAX_WAITING} reports of the account wait to be made. Try again when some are finished.`;
    throw new ServiceError('report_limit_reached', detail);
  }
  if ((await countReportsOfDomain(trx, domainId)) >= MAX_OF_DOMAIN)
    throw new ServiceError(
      'report_limit_reached',
      `The domain has ${MAX_OF_DOMAIN} reports. Delete some of them first.`,
    );
  if ((await reportRoom(config, trx, account.id)) < 1) throw new ServiceError('report_limit_reached', noRoom(config));
}
