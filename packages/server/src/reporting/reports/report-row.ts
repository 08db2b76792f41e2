import type { Language, ReportFormat, ReportSection } from '@linkvitals/contract';

/** A report as it is stored. Times are epoch ms; `next_attempt_at` and the lease are in database time. */
export interface ReportRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly crawl_id: string;
  /** The summary that the report is for; null: somebody requested it. */
  readonly summary_id: string | null;
  readonly format: ReportFormat;
  /** The only section of a CSV; null: all sections, in a zip. */
  readonly section: ReportSection | null;
  readonly language: Language;
  /** IANA name of the time zone of its times. */
  readonly time_zone: string;
  /** The period of the report, `to_at` exclusive; null: the report is of one crawl. */
  readonly from_at: number | null;
  readonly to_at: number | null;
  readonly state: 'pending' | 'completed' | 'failed';
  /** Progress in percent. */
  readonly progress: number;
  readonly error: string | null;
  readonly attempts: number;
  /** Number of times that it was begun. */
  readonly starts: number;
  readonly next_attempt_at: number | null;
  readonly lease_owner: string | null;
  readonly file_name: string | null;
  readonly content_type: string | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** Key of its file in the bucket; null: the file is in `report_chunks`. */
  readonly object_key: string | null;
  readonly finished_at: number | null;
  readonly expires_at: number | null;
  readonly created_at: number;
}

/** A report with the hostname of its domain. */
export interface NamedReport extends ReportRow {
  readonly hostname: string;
}
