import type { Services } from '../../context.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { requestSummaryReport } from '../../reporting/reports/index.ts';
import type { SettingsRow } from '../notifications/index.ts';
import type { Summary } from './compose-summaries.ts';
import type { SummaryPeriod } from './summary-period.ts';

/** Milliseconds that a mail waits for its reports; after that it is sent without those that are not ready. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/** Maximum number of reports in a mail, those of the worst domains; the other domains have links. */
const EACH_MAIL = 3;
/** Maximum number of reports of an account at one time, so that its other work does not wait long behind them. */
const AT_ONCE = 20;

interface Wanted {
  readonly settings: SettingsRow;
  readonly period: SummaryPeriod;
  readonly summaries: readonly Summary[];
}

interface RequestedReports {
  /** Id that connects the mails and reports of a summary */
  readonly summaryId: string;
  readonly reportIds: readonly string[];
}

/** Queues the reports that summaries of a period attach, inside the transaction that queues their mails. */
export async function requestReports(
  services: Services,
  trx: Executor,
  { settings, period, summaries }: Wanted,
): Promise<RequestedReports> {
  const summaryId = services.ids.uuid();
  const isWanted = settings.summary_attachment === 'pdf' && services.config.mailAttachmentBytes > 0;
  const domainIds = summaries.flatMap(({ content, hasNews }) =>
    isWanted && hasNews ? content.domains.slice(0, EACH_MAIL).map(({ domain_id }) => domain_id) : [],
  );
  const reportIds: string[] = [];
  for (const domainId of domainIds.slice(0, AT_ONCE)) {
    const { account_id: accountId, language, time_zone: timeZone } = settings;
    const about = { accountId, domainId, summaryId, language, timeZone };
    const id = await requestSummaryReport(services, trx, { ...about, period: { from: period.from, to: period.to } });
    if (id !== undefined) reportIds.push(id);
  }
  return { summaryId, reportIds };
}
