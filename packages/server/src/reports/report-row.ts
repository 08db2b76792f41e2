import type { Language, ReportFormat, ReportSection } from '@linkvitals/contract';

/** A report as it is stored. Times are epoch ms; `next_attempt_at` and the lease in the database's time. */
export interface ReportRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly crawl_id: string;
  /** The summary that it is made for; null: somebody requested it. */
  readonly summary_id: string | null;
  readonly format: ReportFormat;
  /** With `csv`: the only one; null: all, in a zip. */
  readonly section: ReportSection | null;
  readonly language: Language;
  /** Of its times: IANA name. */
  readonly time_zone: string;
  /** The period that it is of, the end not in it; null: it is of one crawl. */
  readonly from_at: number | null;
  readonly to_at: number | null;
  readonly state: 'pending' | 'completed' | 'failed';
  /** Percent. */
  readonly progress: number;
  readonly error: string | null;
  readonly attempts: number;
  /** How often it was begun. */
  readonly starts: number;
  readonly next_attempt_at: number | null;
  readonly lease_owner: string | null;
  readonly file_name: string | null;
  readonly content_type: string | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** Where its file is in the bucket; null: in `report_chunks`. */
  readonly object_key: string | null;
  readonly finished_at: number | null;
  readonly expires_at: number | null;
  readonly created_at: number;
}

/** With the hostname of its domain. */
export interface NamedReport extends ReportRow {
  readonly hostname: string;
}
