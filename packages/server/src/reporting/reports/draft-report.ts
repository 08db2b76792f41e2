import type { Services } from '../../context.ts';
import type { Period } from './read-period.ts';
import type { ReportRow } from './report-row.ts';

interface About {
  readonly accountId: string;
  readonly domainId: string;
  readonly crawlId: string;
  /** Undefined: the report is of the crawl alone. */
  readonly period: Period | undefined;
}

/** The row of a new report. */
export const draftReport = (
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { accountId, domainId, crawlId, period }: About,
): Omit<ReportRow, 'format' | 'section' | 'language' | 'time_zone'> => ({
  id: ids.uuid(),
  account_id: accountId,
  domain_id: domainId,
  crawl_id: crawlId,
  summary_id: null,
  from_at: period?.from ?? null,
  to_at: period?.to ?? null,
  state: 'pending',
  progress: 0,
  error: null,
  attempts: 0,
  starts: 0,
  next_attempt_at: null,
  lease_owner: null,
  file_name: null,
  content_type: null,
  bytes: null,
  sha256: null,
  object_key: null,
  finished_at: null,
  expires_at: null,
  created_at: clock.now(),
});
