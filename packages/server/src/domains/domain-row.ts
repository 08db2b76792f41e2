import type {
  EmailAlertsWhen,
  ReportFrequency,
  Schedule,
  ScheduleRun,
  VerificationCheck,
  VerificationStatus,
} from '@linkvitals/contract';

/** Settings as they are stored. Which webhooks are subscribed to the domain is stored with the webhooks. */
export interface StoredSettings {
  readonly email_alerts: boolean;
  readonly email_alerts_when: EmailAlertsWhen;
  /** Null: those of the account. */
  readonly email_recipients: readonly string[] | null;
  readonly certificate_alerts: boolean;
  readonly slack_notifications: boolean;
  readonly chat_notifications: boolean;
  readonly report_frequency: ReportFrequency;
  readonly user_agent: string | null;
  /** Names to show, and the sealed JSON of name to value. */
  readonly request_headers: SealedHeaders | null;
  /** Absent in rows of versions that did not have it: false. */
  readonly request_headers_over_http?: boolean;
  /** CIDRs. */
  readonly ip_ranges: readonly string[];
  readonly priority_crawling: boolean;
  /** Whether share links and badges work. */
  readonly sharing: boolean;
}

export interface SealedHeaders {
  readonly names: readonly string[];
  readonly sealed: { readonly ciphertext: string; readonly keyId: string };
}

/** The owner's settings of the automation schedule; null leaves the time to the domain's own moment. */
export type StoredSchedule = Readonly<Omit<Schedule, 'next_crawl_at' | 'last_run'>>;

/** Crawl configuration as it is stored, the schedule's members among the others; null leaves a limit to the plan, the rate to the server. */
export interface StoredCrawlConfig extends StoredSchedule {
  readonly max_pages: number | null;
  readonly depth_limit: number | null;
  readonly exclusions: readonly string[];
  /** Requests a second. */
  readonly rate: number | null;
}

/** A row of `domains`, JSON parsed. Times in epoch ms. */
export interface DomainRow {
  readonly id: string;
  readonly account_id: string;
  readonly hostname: string;
  readonly verification_token: string;
  readonly verification_status: VerificationStatus;
  /** Pending and expired: since when the record has been waited for. */
  readonly pending_since: number | null;
  readonly verified_at: number | null;
  /** When the latest check began; its result is `last_check`, once there is one. */
  readonly last_checked_at: number | null;
  readonly first_absent_at: number | null;
  readonly unknown_since: number | null;
  readonly next_check_at: number | null;
  readonly check_attempts: number;
  readonly last_check: VerificationCheck | null;
  /** Latest completed crawl that made the domain active; counts when not before `verified_at`. */
  readonly activated_at: number | null;
  readonly settings: StoredSettings;
  readonly crawl_config: StoredCrawlConfig;
  readonly next_crawl_at: number | null;
  /** When that was decided on. Null where nothing is scheduled, and in rows of versions that did not keep it. */
  readonly next_crawl_set_at: number | null;
  /** The outcome of the schedule's latest run. */
  readonly last_run: ScheduleRun | null;
  /** Of the newest completed crawl. */
  readonly health_score: number | null;
  readonly broken_links: number | null;
  /** Issues of broken links that it opened, or opened again. */
  readonly new_broken_links: number | null;
  /** When the newest crawl was queued, whatever became of it. */
  readonly last_crawl_at: number | null;
  /** That crawl. */
  readonly last_crawl_id: string | null;
  /** The newest completed crawl. */
  readonly completed_crawl_id: string | null;
  /** Counts changes that callers make; what checks and crawls find leaves it alone. */
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Null: it is there. */
  readonly deleted_at: number | null;
}

export const defaultSettings: StoredSettings = {
  email_alerts: true,
  email_alerts_when: 'news',
  email_recipients: null,
  certificate_alerts: true,
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
  frequency: 'off',
  time: null,
  day_of_week: null,
  day_of_month: null,
  time_zone: 'UTC',
};
