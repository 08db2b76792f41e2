import type {
  EmailAlertsWhen,
  RenderingChoice,
  ReportFrequency,
  Schedule,
  ScheduleRun,
  VerificationCheck,
  VerificationStatus,
} from '@linkvitals/contract';
import type { Ownership } from './verification/ownership.ts';

/** Settings of a domain in their stored form. The subscriptions of webhooks are stored with the webhooks. */
export interface StoredSettings {
  readonly email_alerts: boolean;
  readonly email_alerts_when: EmailAlertsWhen;
  /** Null: the recipients of the account. */
  readonly email_recipients: readonly string[] | null;
  readonly certificate_alerts: boolean;
  /** Absent in rows of versions that did not have this setting: true. */
  readonly failure_alerts?: boolean;
  readonly slack_notifications: boolean;
  readonly chat_notifications: boolean;
  readonly report_frequency: ReportFrequency;
  readonly user_agent: string | null;
  /** Names of the headers, for display, and the sealed JSON that maps names to values */
  readonly request_headers: SealedHeaders | null;
  /** Absent in rows of versions that did not have this setting: false. */
  readonly request_headers_over_http?: boolean;
  /** CIDRs. */
  readonly ip_ranges: readonly string[];
  readonly priority_crawling: boolean;
  /** Whether the share links and badges of the domain work */
  readonly sharing: boolean;
}

export interface SealedHeaders {
  readonly names: readonly string[];
  readonly sealed: { readonly ciphertext: string; readonly keyId: string };
}

/**
 * The owner's settings of the schedule. A null leaves that part of the time to the domain's own moment, which is
 * derived from its id.
 */
export type StoredSchedule = Readonly<Omit<Schedule, 'next_crawl_at' | 'last_run'>>;

/**
 * Crawl configuration in its stored form, with the schedule's members among the others; null leaves a limit to the plan
 * and the rate to the server.
 */
export interface StoredCrawlConfig extends StoredSchedule {
  readonly max_pages: number | null;
  readonly depth_limit: number | null;
  readonly exclusions: readonly string[];
  /** Requests a second. */
  readonly rate: number | null;
  /** Absent in rows of versions that did not have this setting: off. */
  readonly rendering?: RenderingChoice;
}

/** A row of `domains`, JSON parsed. Times in epoch ms. */
export interface DomainRow {
  readonly id: string;
  readonly account_id: string;
  readonly hostname: string;
  readonly verification_token: string;
  readonly verification_status: VerificationStatus;
  /** Start of the wait for the DNS record, while pending or expired */
  readonly pending_since: number | null;
  readonly verified_at: number | null;
  /** Start of the latest check. `last_check` is its result, once there is one. */
  readonly last_checked_at: number | null;
  readonly first_absent_at: number | null;
  readonly unknown_since: number | null;
  readonly next_check_at: number | null;
  readonly check_attempts: number;
  readonly last_check: VerificationCheck | null;
  /** End of the latest completed crawl that made the domain active; counts only when not before `verified_at`. */
  readonly activated_at: number | null;
  readonly settings: StoredSettings;
  readonly crawl_config: StoredCrawlConfig;
  readonly next_crawl_at: number | null;
  /**
   * Time at which `next_crawl_at` was decided. Null when nothing is scheduled, and in rows of versions that did not
   * keep it.
   */
  readonly next_crawl_set_at: number | null;
  /** The outcome of the latest run of the schedule */
  readonly last_run: ScheduleRun | null;
  /** Score of the newest completed crawl */
  readonly health_score: number | null;
  readonly broken_links: number | null;
  /** Number of issues of broken links that the newest completed crawl opened or reopened */
  readonly new_broken_links: number | null;
  /** Time at which the newest crawl was queued, regardless of its outcome */
  readonly last_crawl_at: number | null;
  /** The newest crawl */
  readonly last_crawl_id: string | null;
  /** The newest completed crawl. */
  readonly completed_crawl_id: string | null;
  /** Counts changes that callers make; results of checks and crawls do not change it. */
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Null: the domain is not deleted. */
  readonly deleted_at: number | null;
}

export const defaultSettings: StoredSettings = {
  email_alerts: true,
  email_alerts_when: 'news',
  email_recipients: null,
  certificate_alerts: true,
  failure_alerts: true,
  slack_notifications: false,
  chat_notifications: false,
  report_frequency: 'weekly',
  user_agent: null,
  request_headers: null,
  request_headers_over_http: false,
  ip_ranges: [],
  priority_crawling: false,
  sharing: false,
};

export const defaultCrawlConfig: StoredCrawlConfig = {
  max_pages: null,
  depth_limit: null,
  exclusions: [],
  rate: null,
  rendering: 'off',
  frequency: 'off',
  time: null,
  day_of_week: null,
  day_of_month: null,
  time_zone: 'UTC',
};

/** Columns of the row that store the ownership */
export const ownershipColumns = (ownership: Ownership) => ({
  verification_status: ownership.status,
  verified_at: ownership.verifiedAt,
  pending_since: ownership.waitingSince,
  first_absent_at: ownership.firstAbsentAt,
  unknown_since: ownership.unknownSince,
  next_check_at: ownership.nextCheckAt,
  check_attempts: ownership.attempts,
});

/** Ownership of a row in the form that the rules of ownership use */
export const ownershipOf = (row: DomainRow): Ownership => ({
  status: row.verification_status,
  verifiedAt: row.verified_at,
  waitingSince: row.pending_since,
  firstAbsentAt: row.first_absent_at,
  unknownSince: row.unknown_since,
  nextCheckAt: row.next_check_at,
  attempts: row.check_attempts,
});
