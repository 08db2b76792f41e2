// Made from openapi.yaml by `pnpm generate`. Do not edit.
/** Format: uuid */
export type Id = string;
/** Format: uuid */
export type NullableId = string | null;
/**
 * Format: date-time
 * @description ISO 8601 UTC with milliseconds.
 */
export type Timestamp = string;
/**
 * Format: date-time
 * @description ISO 8601 UTC with milliseconds.
 */
export type NullableTimestamp = string | null;
/** @description Give it as `cursor` to get the next page; null on the last one. */
export type NextCursor = string | null;
/** @description For programs: decide by `code`, not by `detail`. Open set. */
export type ProblemCode = "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthorized" | "invalid_credentials" | "second_factor_required" | "insufficient_scope" | "session_required" | "forbidden" | "reauthentication_required" | "cross_site_request" | "password_sign_in_off" | "sign_up_closed" | "plan_required" | "plan_limit_reached" | "domain_read_only" | "account_suspended" | "not_the_author" | "not_found" | "method_not_allowed" | "request_timeout" | "domain_exists" | "domain_not_verified" | "already_set_up" | "last_sign_in_method" | "member_exists" | "last_owner" | "invitation_exists" | "invitation_limit_reached" | "crawl_in_progress" | "crawl_not_active" | "results_expired" | "link_expired" | "totp_enabled" | "totp_missing" | "webhook_disabled" | "channel_not_ready" | "rotation_in_progress" | "crawl_not_completed" | "report_not_ready" | "report_limit_reached" | "sharing_disabled" | "share_link_limit_reached" | "account_limit_reached" | "issue_comment_limit_reached" | "issue_rule_limit_reached" | "idempotency_in_progress" | "idempotency_mismatch" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "headers_too_large" | "invalid_hostname" | "confirmation_mismatch" | "invalid_webhook_url" | "invalid_setting" | "invalid_logo" | "weak_password" | "passkey_refused" | "rate_limited" | "internal_error" | "unavailable" | (string & Record<never, never>);
/** @description RFC 9457. */
export interface Problem {
    /** @description `urn:linkvitals:problem:<code>`. */
    type: string;
    /** @description The same for every problem of this code. */
    title: string;
    status: number;
    code: ProblemCode;
    /** @description What went wrong here and what to do. */
    detail: string;
    /** @description Path of the request. */
    instance?: string;
    /** @description Same as the X-Request-Id header. */
    request_id: string;
    /** @description Each fault of the input, up to 50; always there with `validation_failed`. */
    errors?: ProblemError[];
    /** @description With `crawl_in_progress`, the crawl that is queued or running. */
    crawl_id?: Id;
    /** @description With `domain_exists`, the domain that has the name. */
    domain_id?: Id;
}
export interface ProblemError {
    /** @description JSON pointer into the body as a fragment (`#/settings/report_frequency`), or `query:limit`, `header:If-Match`, `path:domain_id`. */
    pointer: string;
    detail: string;
}
/** @enum {string} */
export type VerificationStatus = "unverified" | "pending" | "verified" | "expired";
/** @description Derived from the verification status. */
export interface VerificationBadge {
    /** @enum {string} */
    label: "Verified" | "Pending" | "Unverified" | "Expired";
    /** @enum {string} */
    status: "Active" | "Waiting" | "Failed" | "Inactive";
    meaning: string;
    action: string | null;
}
/**
 * @description State of the domain in its life cycle. `active`: verified, and at least one crawl has completed since.
 * @enum {string}
 */
export type LifecycleState = "unverified" | "pending_verification" | "verified" | "active" | "expired";
/**
 * @description 90-100 excellent, 70-89 good, 50-69 fair, 30-49 poor, 0-29 critical, unknown without a score.
 * @enum {string}
 */
export type HealthStatus = "excellent" | "good" | "fair" | "poor" | "critical" | "unknown";
/** @description Percent; null (N/A) when no crawl has completed with a page observed. */
export type HealthScore = number | null;
export interface TxtRecord {
    /** @constant */
    type: "TXT";
    /** @description Full name of the record. */
    name: string;
    /** @description The name to enter in most DNS panels: `@` for a registered name, otherwise the labels below it. */
    place: string;
    /** @description `linkvitals-verify=<token>`. */
    value: string;
    note: string | null;
}
export interface VerificationCheck {
    checked_at: Timestamp;
    /**
     * @description found; absent (NXDOMAIN, or a DNS answer without the record); unknown (no answer that can be trusted).
     * @enum {string}
     */
    outcome: "found" | "absent" | "unknown";
    /** @description False: the record is absent, and each DNS server that answered says that there is no domain of this name (NXDOMAIN). It may be misspelled. */
    name_exists: boolean;
    /** @description One sentence for a person. */
    detail: string;
    resolvers: {
        /** @description `system`, or the address of the DNS server. */
        server: string;
        /** @enum {string} */
        outcome: "found" | "absent" | "unknown";
        /** @description TXT values that resemble the record of Linkvitals, at most 10, cut at 255 characters. */
        values: string[];
        /** @description DNS error code. */
        error: string | null;
    }[];
    /** @description When a check last found the record; null when that is not known. Checks of earlier versions lack it. */
    last_seen_at?: NullableTimestamp;
    /** @description The first check that did not find the record after one that had found it; null unless it is missing. Checks of earlier versions lack it. */
    missing_since?: NullableTimestamp;
}
export interface Verification {
    status: VerificationStatus;
    badge: VerificationBadge;
    token: string;
    /** @description The record to add, at one of two places. The second is for names that are a CNAME and cannot have a TXT record. */
    records: TxtRecord[];
    checked_at: NullableTimestamp;
    verified_at: NullableTimestamp;
    next_check_at: NullableTimestamp;
    last_check: VerificationCheck | null;
}
/**
 * @description How often a mailed summary includes the domain. The notification settings say when summaries go out.
 * @enum {string}
 */
export type ReportFrequency = "daily" | "weekly" | "monthly" | "off";
/**
 * @description `news`: when the issue of a broken link is new or reopened, or 7 days have passed since the last such mail about
 *     the domain. `every_crawl`: after every crawl that found broken links. Links whose issues are ignored count as
 *     none.
 * @enum {string}
 */
export type EmailAlertsWhen = "news" | "every_crawl";
/**
 * @description In place of a value that is never shown.
 * @constant
 */
export type HiddenValue = "***";
export interface DomainSettings {
    /** @description Mail when a crawl finds broken links, as `email_alerts_when` says. */
    email_alerts: boolean;
    email_alerts_when: EmailAlertsWhen;
    /** @description Recipients of the mails about this domain; null for the recipients of the account. */
    email_recipients: MailAddress[] | null;
    /**
     * @description Notices 21, 7 and 1 days before the certificate of the site expires; later in proportion for a certificate
     *     that is valid for fewer than 90 days. A notice is a mail, and a message to the chats that
     *     `slack_notifications` and `chat_notifications` switch on. Default true.
     */
    certificate_alerts: boolean;
    /**
     * @description A mail, and a message to each chat of the account, when a crawl fails and the one before did not; when a crawl
     *     completes again; when the proof of ownership is lost; and 3 days before the TXT record is not looked for any
     *     more. Without recipients of the domain and the account, the owners get the mails. Default true.
     */
    failure_alerts: boolean;
    /** @description Slack message when a crawl completes or fails. */
    slack_notifications: boolean;
    /** @description Message to the other chats of the account when a crawl completes or fails. */
    chat_notifications: boolean;
    report_frequency: ReportFrequency;
    /** @description Endpoints that receive the events of this domain, including those for all domains. */
    webhook_ids: Id[];
    /** @description Needs `agency_features`. Sent to the host of the domain only. */
    user_agent: string | null;
    /** @description Needs `agency_features`. Names of the headers that are sent to the host of the domain, over https; values are never shown. */
    request_headers: {
        [key: string]: HiddenValue;
    };
    /**
     * @description Needs `agency_features`. Default false: the headers are not sent without encryption, since they may hold
     *     passwords. A site without TLS, and http pages of a site with https, are requested without them, and the
     *     crawl says so in `request_headers_held_back`. True: they are sent over http too, readable for everybody
     *     on the way.
     */
    request_headers_over_http: boolean;
    /** @description Needs `agency_features`. CIDRs: crawls leave only from an egress address of the installation within one of them. */
    ip_ranges: string[];
    /** @description Needs `agency_features`. Crawls of the domain start before others. */
    priority_crawling: boolean;
    /** @description Whether the share links and badges of the domain work. While it is off, their addresses give 404. Default false. */
    sharing: boolean;
}
export interface DomainSettingsUpdate {
    email_alerts?: boolean;
    email_alerts_when?: EmailAlertsWhen;
    /** @description Replaces all; null for the recipients of the account. */
    email_recipients?: MailAddress[] | null;
    certificate_alerts?: boolean;
    failure_alerts?: boolean;
    slack_notifications?: boolean;
    chat_notifications?: boolean;
    report_frequency?: ReportFrequency;
    /** @description Exactly these endpoints receive the events of this domain. An endpoint for all domains cannot be left out here. */
    webhook_ids?: Id[];
    user_agent?: string | null;
    /** @description Replaces all. Values: 1 to 1,024 visible characters. */
    request_headers?: {
        [key: string]: string;
    };
    /** @description Also send the headers without encryption, over http. */
    request_headers_over_http?: boolean;
    ip_ranges?: string[];
    priority_crawling?: boolean;
    /** @description False closes all share links and badges at once. */
    sharing?: boolean;
}
/**
 * @description At most as often as the plan allows. Hourly means every 60 minutes, also when clocks change.
 * @enum {string}
 */
export type ScheduleFrequency = "off" | "hourly" | "daily" | "weekly" | "monthly";
/**
 * @description Whether the scripts of pages are run in a browser, so that links are checked which these add. `auto`: where that makes a
 *     difference. Needs a plan that renders pages, and a server with a browser; otherwise pages are read as they are sent.
 * @enum {string}
 */
export type RenderingChoice = "off" | "auto" | "on";
export interface CrawlConfig {
    /** @description Value for the next crawl, with the limit of the plan applied. */
    max_pages: number;
    /** @description Value for the next crawl, with the limit of the plan applied. */
    depth_limit: number;
    exclusions: string[];
    /** @description Maximum requests a second to the host of the domain; null: the server decides. */
    rate: number | null;
    rendering: RenderingChoice;
    schedule: Schedule;
}
/**
 * @description `HH:MM` in the time zone, kept to the minute. Null: a fixed time that differs by domain, so that crawls do not all start together. If a change of clocks skips the time, the crawl starts as much later as they skip. If they show it twice, it starts the first time (RFC 5545, section 3.3.5). An hourly schedule does not use it.
 * @example 02:30
 */
export type TimeOfDay = string | null;
/**
 * @description For a weekly schedule; null: a fixed day that differs by domain.
 * @enum {string|null}
 */
export type DayOfWeek = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | null;
/** @description For a monthly schedule; in shorter months the last day. Null: a fixed day up to the 28th that differs by domain. */
export type DayOfMonth = number | null;
/**
 * @description Name of the IANA time zone database.
 * @example Europe/Berlin
 */
export type TimeZone = string;
/** @description The outcome of one run of the schedule. */
export interface ScheduleRun {
    due_at: Timestamp;
    /** @description `queued`, or the reason why the run was skipped: an earlier crawl was still queued or running, the domain was not verified or over the plan, the installation does not support a setting any more, or the account was suspended. */
    outcome: "queued" | "crawl_in_progress" | "domain_not_verified" | "domain_read_only" | "invalid_setting" | "account_suspended" | (string & Record<never, never>);
    /**
     * Format: uuid
     * @description The crawl that was queued, or the earlier one because of which the run was skipped.
     */
    crawl_id: string | null;
}
export interface Schedule {
    frequency: ScheduleFrequency;
    time: TimeOfDay;
    day_of_week: DayOfWeek;
    day_of_month: DayOfMonth;
    time_zone: TimeZone;
    next_crawl_at: NullableTimestamp;
    /** @description The latest run. One run makes up for all that were missed while no server was up. */
    last_run: ScheduleRun | null;
}
export interface CrawlConfigUpdate {
    /** @description May only lower the limit of the plan; null: the limit of the plan. */
    max_pages?: number | null;
    /** @description May only lower the limit of the plan; null: the limit of the plan. */
    depth_limit?: number | null;
    /** @description Globs on the path (`/private/**`), or RE2 expressions on path and query between slashes (`/[?&]sort=/`). A pattern that cannot be read, or is too complex alone or together with the others, is refused as `invalid_setting`. If a later version refuses a pattern of a queued crawl, that crawl fails with `INVALID_SETTING`. */
    exclusions?: string[];
    /** @description Up to the operator's ceiling. */
    rate?: number | null;
    /** @description Other than `off`, it is refused as `plan_required` if the plan renders no pages, and as `invalid_setting` with the reason if the server has no browser. */
    rendering?: RenderingChoice;
    /** @description Members that are left out keep their value. A change applies from the next run; a queued or running crawl continues. The time zone of a new domain is that which the person who adds it has chosen; without one, and with an API key, it is UTC. */
    schedule?: {
        frequency?: ScheduleFrequency;
        time?: TimeOfDay;
        day_of_week?: DayOfWeek;
        day_of_month?: DayOfMonth;
        time_zone?: TimeZone;
    };
}
export interface CrawlConfigProposal {
    crawl_config: CrawlConfigUpdate;
}
export interface CrawlConfigPreview {
    /** @description Null while no completed crawl of the domain has its pages. */
    exclusions: ExclusionPreview | null;
    /** @description When the next five scheduled crawls would start, in order; none when the schedule is off. */
    next_crawls: Timestamp[];
}
export interface ExclusionPreview {
    crawl_id: Id;
    /** @description Pages that were compared: those that the crawl read and those that its own exclusions left out. */
    pages: number;
    /** @description How many of them would be left out. */
    excluded: number;
    /** @description URLs of the first of them. */
    first_excluded: string[];
    /**
     * @description False when the crawl has more pages than one request compares: 20,000 that it read and 20,000 that it left
     *     out, or fewer after 3 seconds.
     */
    complete: boolean;
}
export interface DomainMetrics {
    /** @description Pages discovered by the latest completed crawl, `total_pages` of its statistics. */
    total_urls: number | null;
    /** @description Unique broken targets of the latest completed crawl. */
    broken_links: number | null;
    /** @description Issues of broken links that the latest completed crawl opened or reopened. The number stays until the next crawl, even if they are fixed or ignored. Null before the first crawl. */
    new_broken_links: number | null;
    /** @description Issues of severity `error` that were opened or reopened in the last 24 hours and are open now, whichever crawl or recheck found them; 1000 means 1000 or more. Null before the first completed crawl. */
    recent_errors: number | null;
    /** @description Average page load time of the latest completed crawl: from sending the request to the last byte of the document. */
    response_time_ms: number | null;
    /** @description Average time to first byte of its pages. */
    first_byte_ms: number | null;
    /** @description Crawls started in the last 30 days. */
    crawl_frequency: number;
    /** @description URLs requested for the domain this calendar month (UTC), counting up while a crawl runs. Each crawl counts a URL once if it sent at least one request for it, whatever the response: pages, links, and the files that pages load; and each request of scripts of rendered pages. Hops of redirects to other sites, retries, rechecks, robots.txt and sitemaps do not count, nor do results that come from another crawl. When a domain is deleted, its usage stays with the account. */
    credit_usage: number;
    /** @description Open issues of the domain after the latest completed crawl; null before the first. */
    issue_counts: SeverityCounts | null;
    /** @description Open issues of the domain after the latest completed crawl, the newest first; of those that came with the same crawl, errors first. */
    last_issues: LastIssue[];
}
export interface LastIssue {
    /**
     * @description `kind` of the issue. Open set.
     * @example broken_link
     */
    kind: string;
    severity: FindingSeverity;
    /**
     * Format: uri
     * @description The target, or the page of a page check.
     */
    url: string;
    /**
     * @description One sentence for people.
     * @example The link is broken.
     */
    title: string;
    /**
     * @description Why the link is broken, as in `reason` of a target; otherwise what exactly was found.
     * @example not_found
     */
    detail: string | null;
    /** @description Of the target or the page; null when there was no response. */
    status_code: number | null;
    /** @description How many pages hold the link; null for a page check. */
    found_on_pages: number | null;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000001",
 *       "hostname": "example.com",
 *       "verification_status": "verified",
 *       "verification": {
 *         "status": "verified",
 *         "badge": {
 *           "label": "Verified",
 *           "status": "Active",
 *           "meaning": "Ready to crawl",
 *           "action": null
 *         },
 *         "token": "3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
 *         "records": [
 *           {
 *             "type": "TXT",
 *             "name": "example.com",
 *             "place": "@",
 *             "value": "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
 *             "note": null
 *           }
 *         ],
 *         "checked_at": "2026-01-05T09:00:00.000Z",
 *         "verified_at": "2026-01-02T10:00:00.000Z",
 *         "next_check_at": "2026-01-06T09:00:00.000Z",
 *         "last_check": {
 *           "checked_at": "2026-01-05T09:00:00.000Z",
 *           "outcome": "found",
 *           "name_exists": true,
 *           "detail": "The record is there.",
 *           "resolvers": [
 *             {
 *               "server": "system",
 *               "outcome": "found",
 *               "values": [
 *                 "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP"
 *               ],
 *               "error": null
 *             }
 *           ]
 *         }
 *       },
 *       "lifecycle_state": "active",
 *       "read_only": false,
 *       "health_score": 93,
 *       "health_status": "excellent",
 *       "metrics": {
 *         "total_urls": 60,
 *         "broken_links": 1,
 *         "new_broken_links": 1,
 *         "recent_errors": 1,
 *         "response_time_ms": 120,
 *         "first_byte_ms": 90,
 *         "crawl_frequency": 4,
 *         "credit_usage": 240,
 *         "issue_counts": {
 *           "error": 1,
 *           "warning": 4,
 *           "notice": 9
 *         },
 *         "last_issues": [
 *           {
 *             "kind": "broken_link",
 *             "severity": "error",
 *             "url": "https://example.com/old",
 *             "title": "The link is broken.",
 *             "detail": "not_found",
 *             "status_code": 404,
 *             "found_on_pages": 1
 *           }
 *         ]
 *       },
 *       "settings": {
 *         "email_alerts": true,
 *         "email_alerts_when": "news",
 *         "email_recipients": null,
 *         "certificate_alerts": true,
 *         "failure_alerts": true,
 *         "slack_notifications": false,
 *         "chat_notifications": false,
 *         "report_frequency": "weekly",
 *         "webhook_ids": [
 *           "0190f3a0-0000-7000-8000-000000000003"
 *         ],
 *         "user_agent": null,
 *         "request_headers": {},
 *         "request_headers_over_http": false,
 *         "ip_ranges": [],
 *         "priority_crawling": false,
 *         "sharing": false
 *       },
 *       "crawl_config": {
 *         "max_pages": 5000,
 *         "depth_limit": 10,
 *         "exclusions": [],
 *         "rate": null,
 *         "rendering": "off",
 *         "schedule": {
 *           "frequency": "weekly",
 *           "time": "10:00",
 *           "day_of_week": "monday",
 *           "day_of_month": null,
 *           "time_zone": "Europe/Berlin",
 *           "next_crawl_at": "2026-01-12T09:00:00.000Z",
 *           "last_run": {
 *             "due_at": "2026-01-05T09:00:00.000Z",
 *             "outcome": "queued",
 *             "crawl_id": "0190f3a0-0000-7000-8000-000000000002"
 *           }
 *         }
 *       },
 *       "last_crawl": {
 *         "id": "0190f3a0-0000-7000-8000-000000000002",
 *         "state": "completed",
 *         "error_code": null,
 *         "started_at": "2026-01-05T09:00:01.000Z",
 *         "finished_at": "2026-01-05T09:00:31.000Z"
 *       },
 *       "next_crawl_at": "2026-01-12T09:00:00.000Z",
 *       "created_at": "2026-01-02T09:00:00.000Z",
 *       "updated_at": "2026-01-05T09:00:31.000Z"
 *     }
 */
export interface Domain {
    id: Id;
    /** @description Normalised. */
    hostname: string;
    verification_status: VerificationStatus;
    verification: Verification;
    lifecycle_state: LifecycleState;
    /** @description The domain is over the limit of the plan after a downgrade: it is not crawled, and can still be read. */
    read_only: boolean;
    health_score: HealthScore;
    health_status: HealthStatus;
    metrics: DomainMetrics;
    settings: DomainSettings;
    crawl_config: CrawlConfig;
    last_crawl: CrawlSummary | null;
    next_crawl_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface DomainList {
    data: Domain[];
    next_cursor: NextCursor;
}
export interface DomainCreate {
    /**
     * @description Hostname or URL of the site; an e-mail address is refused.
     * @example https://www.Example.com/start
     */
    hostname: string;
    settings?: DomainSettingsUpdate;
    crawl_config?: CrawlConfigUpdate;
}
export interface DomainUpdate {
    settings?: DomainSettingsUpdate;
    crawl_config?: CrawlConfigUpdate;
}
/** @enum {string} */
export type DomainSort = "hostname" | "-hostname" | "health_score" | "-health_score" | "broken_links" | "-broken_links" | "new_broken_links" | "-new_broken_links" | "last_crawl" | "-last_crawl" | "next_crawl" | "-next_crawl";
/** @enum {string} */
export type CrawlState = "queued" | "running" | "completed" | "failed" | "canceled";
/** @enum {string} */
export type CrawlTrigger = "manual" | "schedule";
/** @description Open set. */
export type CrawlErrorCode = "TIMEOUT" | "DNS_ERROR" | "CONNECTION_REFUSED" | "SSL_ERROR" | "ROBOT_BLOCKED" | "RATE_LIMIT" | "HTTP_ERROR" | "REDIRECTED_AWAY" | "NO_PAGE" | "BLOCKED_ADDRESS" | "INVALID_SETTING" | "INTERRUPTED" | "CANCELED" | "UNKNOWN_ERROR" | (string & Record<never, never>);
export interface CrawlSummary {
    id: Id;
    state: CrawlState;
    error_code: CrawlErrorCode | null;
    started_at: NullableTimestamp;
    finished_at: NullableTimestamp;
}
export interface CrawlStats {
    /** @description Total pages found: those that were read, and links to pages of the site that were not requested, such as those that robots.txt disallows or that a limit left out. Broken links and redirects are no pages. */
    total_pages: number;
    /** @description Pages successfully crawled. */
    pages_crawled: number;
    /** @description Links discovered, every occurrence: internal, external, and those of other schemes, such as `mailto:`. */
    total_links: number;
    /** @description Unique broken targets. */
    broken_links: number;
    /** @description Occurrences that lead to other hosts over http or https. */
    external_links: number;
    /** @description Occurrences that stay on the site. */
    internal_links: number;
    /** @description Unique targets that answered with a redirect chain. */
    redirects: number;
    /** @description Unique targets whose response was an HTTP error (4xx, 5xx), whatever the verdict. */
    errors: number;
}
/** @description What the score was computed from; the formula is in docs/score.md. */
export interface ScoreInputs {
    pages_observed: number;
    pages_ok: number;
    link_weight: number;
    link_weight_broken: number;
    /** @description Weight of ok targets with a warning, before the factor 0.25. */
    link_weight_warned: number;
    internal_broken: number;
}
export interface CrawlProgress {
    pages_crawled: number;
    targets_found: number;
    targets_checked: number;
    broken: number;
}
/** @description Issues of the domain by their outcome in this crawl. Ignored issues are not counted. */
export interface CrawlIssues {
    /** @description Nobody knew of them. */
    new: number;
    /** @description They were checked again and are no more. */
    fixed: number;
    /** @description They were fixed and are there again. */
    reopened: number;
    /** @description They are still there. */
    persisting: number;
    /** @description The crawl could not check them again, so they stay as they were. */
    inconclusive: number;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000002",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "domain": "example.com",
 *       "state": "completed",
 *       "trigger": "manual",
 *       "url": "https://example.com/",
 *       "max_pages": 5000,
 *       "depth_limit": 10,
 *       "truncated": false,
 *       "error": null,
 *       "error_code": null,
 *       "stats": {
 *         "total_pages": 60,
 *         "pages_crawled": 60,
 *         "total_links": 900,
 *         "broken_links": 1,
 *         "external_links": 100,
 *         "internal_links": 800,
 *         "redirects": 0,
 *         "errors": 1
 *       },
 *       "progress": {
 *         "pages_crawled": 60,
 *         "targets_found": 80,
 *         "targets_checked": 80,
 *         "broken": 1
 *       },
 *       "health_score": 93,
 *       "health_status": "excellent",
 *       "score_version": 1,
 *       "score_inputs": {
 *         "pages_observed": 61,
 *         "pages_ok": 60,
 *         "link_weight": 200,
 *         "link_weight_broken": 3,
 *         "link_weight_warned": 10,
 *         "internal_broken": 1
 *       },
 *       "issues": {
 *         "new": 1,
 *         "fixed": 2,
 *         "reopened": 0,
 *         "persisting": 4,
 *         "inconclusive": 0
 *       },
 *       "response_time_ms": 120,
 *       "first_byte_ms": 90,
 *       "request_headers_held_back": false,
 *       "trapped_pages": 0,
 *       "cut_pages": 0,
 *       "rendering": null,
 *       "severity": "low",
 *       "queued_at": "2026-01-05T09:00:00.000Z",
 *       "started_at": "2026-01-05T09:00:01.000Z",
 *       "finished_at": "2026-01-05T09:00:31.000Z",
 *       "duration_seconds": 30,
 *       "results_expire_at": "2028-01-05T09:00:31.000Z"
 *     }
 */
export interface Crawl {
    id: Id;
    domain_id: Id;
    /** @description Hostname. */
    domain: string;
    state: CrawlState;
    trigger: CrawlTrigger;
    /** @description Start URL: `https://` and the hostname, or `http://` once the crawl has begun on a server that does not speak TLS. */
    url: string;
    max_pages: number;
    depth_limit: number;
    /** @description A limit cut the crawl short. */
    truncated: boolean;
    error: string | null;
    error_code: CrawlErrorCode | null;
    /** @description Once the crawl has completed. */
    stats: CrawlStats | null;
    progress: CrawlProgress;
    health_score: HealthScore;
    health_status: HealthStatus;
    score_version: number | null;
    score_inputs: ScoreInputs | null;
    /** @description Outcomes of the issues of the domain, once the crawl has ended; null for a crawl that never began. */
    issues: CrawlIssues | null;
    /** @description Average load time of its pages; null until it has ended. */
    response_time_ms: number | null;
    /** @description Average time to first byte of its pages; null until it has ended. */
    first_byte_ms: number | null;
    /**
     * @description The domain has request headers, and some of the site was requested without them, because that would have been
     *     without encryption: see `request_headers_over_http` of the settings. False until the crawl has ended.
     */
    request_headers_held_back: boolean;
    /**
     * @description Pages that were left out as a trap: only pages like them link to them, and the last of these repeated each other, as
     *     session ids and filters make them without end. Their links have the reason `trap`. 0 until the crawl has ended.
     */
    trapped_pages: number;
    /**
     * @description Pages that were read in part, because they are larger than the server reads or have more links than it takes: see
     *     `links_truncated` of pages. 0 until the crawl has ended.
     */
    cut_pages: number;
    /** @description Rendering of its pages; null for a crawl that renders none. */
    rendering: CrawlRendering | null;
    severity: Severity | null;
    queued_at: Timestamp;
    started_at: NullableTimestamp;
    finished_at: NullableTimestamp;
    /** @description Time spent crawling, by a monotonic clock. The time between a suspension and the resumption does not count. */
    duration_seconds: number | null;
    /**
     * @description When pages, links and findings are deleted, by the plan, or earlier where newer crawls need the room of the domain;
     *     a later request for them gets 410 `results_expired`. Null until the crawl has ended, and for a crawl that never began.
     */
    results_expire_at: NullableTimestamp;
}
/**
 * @description Numbers are 0 until the crawl has ended.
 * @example {
 *       "choice": "on",
 *       "browser_worked": true,
 *       "pages": 52,
 *       "rendered_pages": 40,
 *       "failed_pages": 2,
 *       "failures": [
 *         {
 *           "reason": "timeout",
 *           "pages": 2
 *         }
 *       ],
 *       "script_links": 131,
 *       "seconds": 44.2
 *     }
 */
export interface CrawlRendering {
    /** @enum {string} */
    choice: "auto" | "on";
    /** @description False: the server had no browser that it could use, so all pages were read as they are sent. */
    browser_worked: boolean;
    /** @description Pages that the crawl read. */
    pages: number;
    /** @description Pages that were rendered. */
    rendered_pages: number;
    /** @description Pages that could not be rendered. They were checked as they were sent. */
    failed_pages: number;
    /** @description The same by reason, the most frequent first. */
    failures: {
        reason: RenderFailure;
        pages: number;
    }[];
    /** @description Unique targets to which only links lead that scripts add: those with `seen=rendered`. */
    script_links: number;
    /** @description Time of all pages in the browser. Several may be there at once. */
    seconds: number;
}
/**
 * @description Open set. `timeout`: the scripts of the page did not come to an end. `crashed`, `memory`: its process ended, or took too much.
 *     `limit`: the page is too large. `browser`: the browser did not work.
 */
export type RenderFailure = "timeout" | "crashed" | "memory" | "limit" | "browser" | (string & Record<never, never>);
/**
 * @description Where the links are: `raw`, in the page as it was sent; `rendered`, only where its scripts add them; `both`. Null where
 *     the page was not rendered.
 * @enum {string|null}
 */
export type SeenLink = "raw" | "rendered" | "both" | null;
export interface CrawlList {
    data: Crawl[];
    next_cursor: NextCursor;
}
export interface CrawlStart {
    max_pages?: number;
    depth_limit?: number;
}
/** @enum {string} */
export type FindingSeverity = "error" | "warning" | "notice";
export interface Finding {
    /** @description Open set. */
    code: string;
    severity: FindingSeverity;
    detail: string | null;
}
/**
 * @example {
 *       "target_id": 1,
 *       "page_url": "https://example.com/",
 *       "code": "title_missing",
 *       "severity": "error",
 *       "detail": null,
 *       "title": "The page has no title.",
 *       "how_to_fix": "Add a title element that says what the page is about."
 *     }
 */
export interface CrawlFinding {
    target_id: number;
    /** @description The page, or the URL that a sitemap lists. */
    page_url: string;
    /** @description Open set. */
    code: string;
    severity: FindingSeverity;
    /** @description What exactly; a number with its unit or a URL. */
    detail: string | null;
    /** @description One sentence for people. */
    title: string;
    how_to_fix: string;
}
/**
 * @example {
 *       "code": "title_missing",
 *       "severity": "error",
 *       "count": 3,
 *       "title": "The page has no title.",
 *       "how_to_fix": "Give the page a title element that says what it is about."
 *     }
 */
export interface FindingCount {
    /** @description Open set. */
    code: string;
    severity: FindingSeverity;
    /** @description Pages. */
    count: number;
    /** @description One sentence for people. */
    title: string;
    how_to_fix: string;
}
export interface FindingCountList {
    data: FindingCount[];
}
/**
 * @example {
 *       "new": 2,
 *       "still_open": 9,
 *       "fixed": 31,
 *       "ignored": 4,
 *       "complete": true
 *     }
 */
export interface IssueStateCounts {
    /** @description Open issues that the last crawl found or found again. */
    new: number;
    /** @description Other open issues. */
    still_open: number;
    fixed: number;
    ignored: number;
    /** @description False: a state has more issues than were counted. */
    complete: boolean;
}
export interface CrawlFindingList {
    data: CrawlFinding[];
    next_cursor: NextCursor;
}
/**
 * @example {
 *       "target_id": 1,
 *       "url": "https://example.com/",
 *       "status_code": 200,
 *       "depth": 0,
 *       "title": "Example",
 *       "bytes": 4096,
 *       "response_time_ms": 120,
 *       "first_byte_ms": 90,
 *       "internal_links": 12,
 *       "external_links": 3,
 *       "broken_links": 2,
 *       "links_truncated": false,
 *       "rendered": "yes",
 *       "render_failure": null,
 *       "render_ms": 830,
 *       "findings": []
 *     }
 */
export interface Page {
    target_id: number;
    url: string;
    status_code: number;
    /** @description Clicks from the start page. */
    depth: number;
    title: string | null;
    /** @description Decoded size of the HTML that was read. */
    bytes: number;
    /** @description Load time: from sending the request to the last byte of the HTML that was read. It excludes the time in which the crawler itself delayed the transfer. Null for pages of versions that measured only the first byte. */
    response_time_ms: number | null;
    /** @description From sending the request to the headers of the response. */
    first_byte_ms: number | null;
    /** @description Occurrences. */
    internal_links: number;
    /** @description Occurrences that lead to other hosts over http or https. */
    external_links: number;
    /** @description Unique broken targets that the page links to, ignored ones too: as many as listCrawlLinks has with the `target_id` of the page as `page` and `verdict=broken`. Counted when the crawl ends. Null until then, and for pages of versions that did not count them. */
    broken_links: number | null;
    /**
     * @description Links may be missing: the page has more than the server takes, its crawl had as many different URLs as it may have and the
     *     page names new ones, or it was not read to its end, because it is too large or came too slowly.
     */
    links_truncated: boolean;
    /**
     * @description Whether its scripts were run; if so, title, links and findings are those after that. `failed`: it was checked as it was sent.
     *     Null in crawls that render no pages.
     * @enum {string|null}
     */
    rendered: "yes" | "no" | "failed" | null;
    /** @description Why it could not be rendered. */
    render_failure: RenderFailure | null;
    /** @description Time in the browser. */
    render_ms: number | null;
    findings: Finding[];
}
export interface PageList {
    data: Page[];
    next_cursor: NextCursor;
}
/**
 * @description ok; broken; suspect (failed once, and may pass on the recheck of the same crawl); unverifiable (the response
 *     does not say);
 *     not_checked. Only ok and broken count in the score.
 * @enum {string}
 */
export type Verdict = "ok" | "broken" | "suspect" | "unverifiable" | "not_checked";
/**
 * @example {
 *       "ok": 1840,
 *       "broken": 12,
 *       "suspect": 0,
 *       "unverifiable": 3,
 *       "not_checked": 5,
 *       "reasons": [
 *         {
 *           "reason": "ok",
 *           "count": 1840
 *         },
 *         {
 *           "reason": "not_found",
 *           "count": 12
 *         },
 *         {
 *           "reason": "excluded",
 *           "count": 8
 *         }
 *       ]
 *     }
 */
export interface VerdictCounts {
    ok: number;
    broken: number;
    suspect: number;
    unverifiable: number;
    not_checked: number;
    /** @description Every reason that a target has, those that most targets have first. */
    reasons: ReasonCount[];
}
export interface ReasonCount {
    reason: VerdictReason;
    count: number;
}
/**
 * @description A verdict, or `any` of them.
 * @enum {string}
 */
export type VerdictFilter = "ok" | "broken" | "suspect" | "unverifiable" | "not_checked" | "any";
/**
 * @description internal, on the site; external, elsewhere.
 * @enum {string}
 */
export type TargetLocation = "internal" | "external";
/**
 * @description discovery, as the crawl found them; load_time, the slowest first; size, the largest first; broken_links, those
 *     with the most broken links first. Pages whose load time is not known are not in the order by load time, and those
 *     of versions that did not count broken links are not in the order by these.
 * @enum {string}
 */
export type PageSort = "discovery" | "load_time" | "size" | "broken_links";
/**
 * @description broken_links, the page links to broken targets; findings, page checks found something on it; any, either of
 *     these.
 * @enum {string}
 */
export type PageProblem = "any" | "broken_links" | "findings";
/** @description Open set. */
export type VerdictReason = "ok" | "not_found" | "gone" | "client_error" | "server_error" | "timeout" | "connection_refused" | "connection_reset" | "dns_error" | "dns_not_found" | "tls_error" | "redirect_loop" | "too_many_redirects" | "fragment_missing" | "wrong_type" | "protocol_error" | "needs_login" | "blocked" | "rate_limited" | "address_refused" | "fragment_unverifiable" | "robots_disallowed" | "excluded" | "page_limit" | "link_limit" | "scheme" | "url_too_long" | "placeholder" | "invalid_url" | "trap" | "form" | "interrupted" | (string & Record<never, never>);
/** @description Open set. */
export type TargetWarning = "redirect_permanent" | "redirect_chain" | "redirect_without_target" | "soft_404" | "wrong_image_type" | "body_damaged" | "tls_chain_incomplete" | "mixed_content" | "private_address" | (string & Record<never, never>);
export interface RedirectHop {
    url: string;
    status_code: number;
    location: string;
}
/**
 * @description Where a page holds the link.
 * @example {
 *       "page_url": "https://example.com/",
 *       "kind": "a",
 *       "line": 42,
 *       "text": "Our old page",
 *       "region": "main",
 *       "fragment": null,
 *       "count": 2,
 *       "more_places": [
 *         {
 *           "line": 180,
 *           "text": "Our old page"
 *         }
 *       ],
 *       "seen": null
 *     }
 */
export interface Occurrence {
    /** @description The page, stylesheet or manifest; the URL that redirects for `redirect`, the sitemap for `sitemap`. */
    page_url: string;
    /** @description Open set: a, img, script, stylesheet, redirect, sitemap, ... */
    kind: string;
    /** @description 1-based; 0 when it came from a header, a redirect or the pages of a sitemap. */
    line: number;
    /** @description Anchor or alt text. */
    text: string;
    /** @enum {string} */
    region: "header" | "nav" | "main" | "footer" | "other";
    /** @description As it stands in the URL, percent-encoded, without `#`; null when there is none. */
    fragment: string | null;
    /** @description Number of these links on the page. */
    count: number;
    /** @description Other lines of the page with the same link. Further ones are only counted. */
    more_places: {
        line: number;
        text: string;
    }[];
    seen: SeenLink;
}
export interface OccurrenceList {
    data: Occurrence[];
    next_cursor: NextCursor;
}
/**
 * @description Open set. `incomplete_chain`: the certificate is right, but the server does not send the whole chain. Browsers
 *     fetch the rest, so it is a warning unless the request failed. `no_tls`: the server does not speak TLS on this
 *     port.
 */
export type TlsFault = "expired" | "not_yet_valid" | "wrong_host" | "self_signed" | "incomplete_chain" | "untrusted" | "no_tls" | "handshake" | (string & Record<never, never>);
/**
 * @description The certificate that the server presented. Without one (`no_tls`, `handshake`) the other members are null or empty.
 * @example {
 *       "fault": "wrong_host",
 *       "issuer": "Example CA",
 *       "valid_to": "2027-01-01T00:00:00.000Z",
 *       "names": [
 *         "shop.example.net"
 *       ]
 *     }
 */
export interface TlsEvidence {
    fault: TlsFault;
    /** @description Common name of the issuer, else its organization. */
    issuer: string | null;
    valid_to: NullableTimestamp;
    /** @description Host names and addresses that the certificate is for, the first 10. */
    names: string[];
}
/**
 * @example {
 *       "id": 7,
 *       "url": "https://example.com/old",
 *       "internal": true,
 *       "verdict": "broken",
 *       "reason": "not_found",
 *       "status_code": 404,
 *       "detail": null,
 *       "tls": null,
 *       "redirects": [],
 *       "final_url": null,
 *       "warnings": [],
 *       "method": "GET",
 *       "checked_at": "2026-11-12T09:00:12.000Z",
 *       "first_byte_ms": 35,
 *       "found_on_pages": 1,
 *       "seen": null,
 *       "found_on": [
 *         {
 *           "page_url": "https://example.com/",
 *           "kind": "a",
 *           "line": 42,
 *           "text": "Our old page",
 *           "region": "main",
 *           "fragment": null,
 *           "count": 1,
 *           "more_places": [],
 *           "seen": null
 *         }
 *       ],
 *       "issue": {
 *         "id": "0190f3a0-0000-7000-8000-000000000031",
 *         "state": "open",
 *         "ignored": null
 *       }
 *     }
 * @example {
 *       "id": 8,
 *       "url": "https://partner.example.net/",
 *       "internal": false,
 *       "verdict": "broken",
 *       "reason": "tls_error",
 *       "status_code": null,
 *       "detail": "The certificate expired on 2026-11-01.",
 *       "tls": {
 *         "fault": "expired",
 *         "issuer": "Example CA",
 *         "valid_to": "2026-11-01T12:00:00.000Z",
 *         "names": [
 *           "partner.example.net"
 *         ]
 *       },
 *       "redirects": [],
 *       "final_url": null,
 *       "warnings": [],
 *       "method": "HEAD",
 *       "checked_at": "2026-11-12T09:00:14.000Z",
 *       "first_byte_ms": null,
 *       "found_on_pages": 1,
 *       "seen": null,
 *       "found_on": [
 *         {
 *           "page_url": "https://example.com/",
 *           "kind": "a",
 *           "line": 51,
 *           "text": "Our partner",
 *           "region": "footer",
 *           "fragment": null,
 *           "count": 1,
 *           "more_places": [],
 *           "seen": null
 *         }
 *       ],
 *       "issue": null
 *     }
 */
export interface Target {
    /** @description Number of the target within the crawl. */
    id: number;
    url: string;
    internal: boolean;
    verdict: Verdict;
    reason: VerdictReason;
    /** @description Last HTTP status seen. */
    status_code: number | null;
    /** @description The fault, as a sentence for people. */
    detail: string | null;
    /** @description What is wrong with the certificate or the secure connection; null when nothing is. */
    tls: TlsEvidence | null;
    redirects: RedirectHop[];
    final_url: string | null;
    warnings: TargetWarning[];
    /** @description Of the last request: GET or HEAD. Null when none was sent. */
    method: string | null;
    /** @description When the verdict was given. Null for missing fragments, which are judged when the crawl ends. */
    checked_at: NullableTimestamp;
    /** @description From sending the last request to the headers of its response; links are checked without their bodies. Load times are in `Page`. */
    first_byte_ms: number | null;
    /** @description Number of pages that hold it. */
    found_on_pages: number;
    /** @description The same for all links to it. Null until the crawl has ended. */
    seen: SeenLink;
    /** @description The first 10 occurrences. */
    found_on: Occurrence[];
    /** @description Of a broken target, the issue of its URL as it is now. Null for other verdicts, and where there is none. */
    issue: TargetIssue | null;
}
export interface TargetIssue {
    id: Id;
    state: IssueState;
    ignored: IssueIgnored | null;
}
export interface TargetList {
    data: Target[];
    next_cursor: NextCursor;
}
/** @enum {string} */
export type NotificationChannel = "email" | "slack" | "discord" | "teams" | "telegram" | "ntfy" | "generic_webhook";
/** @description Open set. */
export type NotificationKind = "broken_links" | "crawl_completed" | "crawl_failed" | "crawls_failing" | "crawls_recovered" | "webhook_disabled" | "certificate_ending" | "ownership_lost" | "summary" | "test" | (string & Record<never, never>);
/**
 * @description `pending` until it is `sent`, or `failed` after its last attempt or 3 days. `canceled`: its recipient or channel
 *     was removed before.
 * @enum {string}
 */
export type NotificationState = "pending" | "sent" | "failed" | "canceled";
/** @description ASCII without quotes; write an international domain in its xn-- form. */
export type MailAddress = string;
export interface ChannelStatus {
    /** @description Whether the channel is set up. Whether it works shows `last_sent_at`: null until a message has arrived at the mail server or the chat, and earlier than `last_error_at` while it fails. */
    ready: boolean;
    /** @description Why not. */
    reason: "no_mail_server" | "no_recipients" | "no_target" | null | (string & Record<never, never>);
    /** @description The reason in a sentence that says what to do. */
    detail: string | null;
    last_sent_at: NullableTimestamp;
    /** @description Of the latest attempt that failed. Mail addresses in it are hidden from API keys. */
    last_error: string | null;
    last_error_at: NullableTimestamp;
    used_by: ChannelUse;
}
/**
 * @description Numbers of domains whose settings send something through the channel, whether it is set up or not.
 * @example {
 *       "domains": 12,
 *       "results": 3,
 *       "failures": 12
 *     }
 */
export interface ChannelUse {
    /** @description All domains of the account. */
    domains: number;
    /** @description Domains that send results of crawls: `email_alerts`, `slack_notifications` or `chat_notifications`. */
    results: number;
    /** @description Domains that send alerts: `failure_alerts`. */
    failures: number;
}
export interface EmailSettings {
    recipients: string[];
    status: ChannelStatus;
}
export interface ChatSettings {
    /** @description Host and last four characters of the secret part of the target. The secret itself is never shown. Null when no target is set. */
    target_hint: string | null;
    status: ChannelStatus;
}
/**
 * @example {
 *       "time_zone": "Europe/Berlin",
 *       "language": "en",
 *       "quiet_hours": {
 *         "from": "22:00",
 *         "to": "07:00"
 *       },
 *       "summaries": {
 *         "hour": 8,
 *         "day_of_week": "monday",
 *         "when_nothing_changed": "send",
 *         "attachment": "pdf"
 *       },
 *       "email": {
 *         "recipients": [
 *           "ops@example.com"
 *         ],
 *         "status": {
 *           "ready": false,
 *           "reason": "no_mail_server",
 *           "detail": "No mail server is configured. An operator can set LINKVITALS_SMTP_URL and LINKVITALS_MAIL_FROM.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 12,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "slack": {
 *         "target_hint": "hooks.slack.com …x9Qf",
 *         "status": {
 *           "ready": true,
 *           "reason": null,
 *           "detail": null,
 *           "last_sent_at": "2026-01-05T09:00:31.148Z",
 *           "last_error": "The answer was 429.",
 *           "last_error_at": "2026-01-04T09:00:31.148Z",
 *           "used_by": {
 *             "domains": 12,
 *             "results": 3,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "discord": {
 *         "target_hint": null,
 *         "status": {
 *           "ready": false,
 *           "reason": "no_target",
 *           "detail": "Nothing is set up for this channel.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 0,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "teams": {
 *         "target_hint": null,
 *         "status": {
 *           "ready": false,
 *           "reason": "no_target",
 *           "detail": "Nothing is set up for this channel.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 0,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "telegram": {
 *         "target_hint": null,
 *         "status": {
 *           "ready": false,
 *           "reason": "no_target",
 *           "detail": "Nothing is set up for this channel.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 0,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "ntfy": {
 *         "target_hint": null,
 *         "status": {
 *           "ready": false,
 *           "reason": "no_target",
 *           "detail": "Nothing is set up for this channel.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 0,
 *             "failures": 12
 *           }
 *         }
 *       },
 *       "generic_webhook": {
 *         "target_hint": null,
 *         "status": {
 *           "ready": false,
 *           "reason": "no_target",
 *           "detail": "Nothing is set up for this channel.",
 *           "last_sent_at": null,
 *           "last_error": null,
 *           "last_error_at": null,
 *           "used_by": {
 *             "domains": 12,
 *             "results": 0,
 *             "failures": 12
 *           }
 *         }
 *       }
 *     }
 */
export interface NotificationSettings {
    /** @description IANA time zone of the quiet hours, of summaries, and of times in mails, in their reports and on share pages, such as `Europe/Berlin`. At first that of who made the account. */
    time_zone: string;
    /** @description Of chat messages, of reports in mails, and of mails to who is no member. Members get mails in their own language. */
    language: Language;
    quiet_hours: QuietHours | null;
    summaries: SummarySettings;
    email: EmailSettings;
    slack: ChatSettings;
    discord: ChatSettings;
    teams: ChatSettings;
    telegram: ChatSettings;
    ntfy: ChatSettings;
    generic_webhook: ChatSettings;
}
export interface NotificationSettingsUpdate {
    /** @description Replaces all; empty for no mail. */
    email_recipients?: MailAddress[];
    /** @description A Slack incoming webhook, or a server that takes the same, such as Mattermost or Rocket.Chat; null for none. */
    slack?: ChatWebhook | null;
    /** @description A webhook of a Discord channel; null for none. */
    discord?: ChatWebhook | null;
    /** @description A webhook of a Microsoft Teams workflow; null for none. */
    teams?: ChatWebhook | null;
    /** @description A Telegram bot and the chat that it writes to; null for none. */
    telegram?: TelegramChat | null;
    /** @description A topic of an ntfy server; null for none. */
    ntfy?: TokenTarget | null;
    /** @description A server that takes the message as JSON, unsigned; null for none. For programs, webhooks are signed. */
    generic_webhook?: TokenTarget | null;
    /** @description IANA time zone of the quiet hours, of summaries, and of times in mails, in their reports and on share pages, such as `Europe/Berlin`. */
    time_zone?: string;
    /**
     * @description Of chat messages, of reports in mails, and of mails to who is no member. Default: that of the person who changes
     *     these settings first, otherwise `en`.
     */
    language?: Language;
    /** @description Null for none. */
    quiet_hours?: QuietHours | null;
    summaries?: SummarySettingsUpdate;
}
/**
 * @description Mails and chat messages that become due between `from` and `to`, in the time zone, wait until `to`. Tests,
 *     summaries and mails to people do not wait. If `from` is later than `to`, the time spans midnight.
 */
export interface QuietHours {
    from: ClockTime;
    to: ClockTime;
}
/** @example 22:00 */
export type ClockTime = string;
export interface SummarySettings {
    /** @description The hour in the time zone at which summaries go out: daily ones each day, weekly ones on `day_of_week`, monthly ones on the first. Default 8. */
    hour: number;
    day_of_week: Weekday;
    when_nothing_changed: WhenNothingChanged;
    attachment: SummaryAttachment;
}
export interface SummarySettingsUpdate {
    hour?: number;
    day_of_week?: Weekday;
    when_nothing_changed?: WhenNothingChanged;
    attachment?: SummaryAttachment;
}
/**
 * @description The day of weekly summaries. Default `monday`.
 * @enum {string}
 */
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
/**
 * @description `send`: a mail of one line, so that a missing mail means trouble. `skip`: no mail. Default `send`.
 * @enum {string}
 */
export type WhenNothingChanged = "send" | "skip";
/**
 * @description `pdf`: a report of the period is attached for each of the first three domains of a summary, as long as the files
 *     fit into the limit of the operator (5 MB by default); the mail links to the others. `none`: no report is made.
 *     Default `pdf`.
 * @enum {string}
 */
export type SummaryAttachment = "pdf" | "none";
export interface ChatWebhook {
    url: ChatUrl;
}
export interface TokenTarget {
    url: ChatUrl;
    /** @description Sent as `Authorization: Bearer`. Never shown again. */
    token?: string;
}
export interface TelegramChat {
    /** @description The token that BotFather gave. Never shown again. */
    bot_token: string;
    /** @description Number of the chat or `@name` of a public channel. */
    chat_id: string;
    /** @description Server of the Bot API; leave it out for that of Telegram. */
    api_url?: ChatUrl;
}
/** @description A secret, never shown again. https, and reachable like the URL of a webhook. */
export type ChatUrl = string;
export interface NotificationTest {
    channel: NotificationChannel;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000006",
 *       "channel": "email",
 *       "kind": "broken_links",
 *       "recipient": "ops@example.com",
 *       "subject": "2 new broken links on example.com",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 *       "webhook_id": null,
 *       "state": "pending",
 *       "attempts": 1,
 *       "next_attempt_at": "2026-01-05T09:01:33.000Z",
 *       "last_attempt_at": "2026-01-05T09:00:31.000Z",
 *       "last_error": "The mail server could not be reached.",
 *       "created_at": "2026-01-05T09:00:30.900Z",
 *       "finished_at": null
 *     }
 */
export interface Notification {
    id: Id;
    channel: NotificationChannel;
    kind: NotificationKind;
    /** @description The mail address; null for chats, and for API keys, which cannot read members. */
    recipient: string | null;
    /** @description Subject of the mail or first line of the message. */
    subject: string;
    domain_id: NullableId;
    crawl_id: NullableId;
    /** @description With `webhook_disabled`, the endpoint. */
    webhook_id: NullableId;
    state: NotificationState;
    /** @description Made so far. */
    attempts: number;
    /** @description When a pending notification is due; null while an attempt is under way, and once it has ended. */
    next_attempt_at: NullableTimestamp;
    last_attempt_at: NullableTimestamp;
    /** @description Error of the latest attempt; null when it was sent. Mail addresses in it are hidden from API keys. */
    last_error: string | null;
    created_at: Timestamp;
    finished_at: NullableTimestamp;
}
export interface NotificationList {
    data: Notification[];
    next_cursor: NextCursor;
}
export interface NotificationTestResult {
    data: Notification[];
}
/** @description Open set. */
export type EventType = "crawl.started" | "crawl.completed" | "crawl.failed" | "broken_links.found" | "test" | (string & Record<never, never>);
/**
 * @description `test` goes out on request only and cannot be chosen.
 * @enum {string}
 */
export type SubscribableEventType = "crawl.started" | "crawl.completed" | "crawl.failed" | "broken_links.found";
/**
 * @example {
 *       "data": [
 *         {
 *           "type": "crawl.started",
 *           "description": "A crawl has been initiated and begins processing URLs",
 *           "subscribable": true
 *         },
 *         {
 *           "type": "crawl.completed",
 *           "description": "A crawl finished successfully and results are available",
 *           "subscribable": true
 *         },
 *         {
 *           "type": "crawl.failed",
 *           "description": "A crawl hit an error and could not complete",
 *           "subscribable": true
 *         },
 *         {
 *           "type": "broken_links.found",
 *           "description": "A completed crawl detected broken links",
 *           "subscribable": true
 *         },
 *         {
 *           "type": "test",
 *           "description": "The subscriber requested a test",
 *           "subscribable": false
 *         }
 *       ]
 *     }
 */
export interface EventTypeList {
    data: {
        type: EventType;
        description: string;
        subscribable: boolean;
    }[];
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000003",
 *       "url": "https://hooks.example.com/linkvitals",
 *       "description": "Team channel",
 *       "events": [
 *         "crawl.completed",
 *         "broken_links.found"
 *       ],
 *       "domain_ids": null,
 *       "enabled": true,
 *       "disabled_reason": null,
 *       "failing_since": null,
 *       "over_plan_limit": false,
 *       "secret_hint": "whsec_AAEC",
 *       "previous_secret_expires_at": null,
 *       "created_at": "2026-01-02T09:00:00.000Z",
 *       "updated_at": "2026-01-02T09:00:00.000Z"
 *     }
 */
export interface Webhook {
    id: Id;
    url: string;
    description: string;
    events: EventType[];
    /** @description Domains whose events it receives; null means all of the account, later ones included. */
    domain_ids: Id[] | null;
    enabled: boolean;
    /** @description gone: it answered all attempts of a delivery with 410. failing: for 5 days every attempt failed, and at least 10 deliveries were given up. manual: somebody disabled it. */
    disabled_reason: "manual" | "gone" | "failing" | null | (string & Record<never, never>);
    /**
     * @description When the first failed attempt after the last success began. Null if the last attempt succeeded, or if there
     *     was none since the endpoint was enabled. It does not change the ETag.
     */
    failing_since: NullableTimestamp;
    /**
     * @description The account has more endpoints than its plan allows, and this is one of the newest. Nothing is sent to it,
     *     and its deliveries are recorded as skipped. It receives events again when an older endpoint is deleted or
     *     the plan allows more.
     */
    over_plan_limit: boolean;
    /** @description First characters of the signing secret. */
    secret_hint: string;
    /** @description Until then requests are also signed with the secret before the last rotation; null when there is none. */
    previous_secret_expires_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type WebhookWithSecret = Webhook & {
    /**
     * @description `whsec_…`; no other response has it.
     * @example whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=
     */
    secret: string;
};
export interface WebhookList {
    data: Webhook[];
    next_cursor: NextCursor;
}
export interface WebhookCreate {
    /** @description https (http only where the operator allows it), resolving to public addresses. */
    url: string;
    /** @description Characters that nobody sees are removed. */
    description?: string;
    events: SubscribableEventType[];
    /** @description Default null, all domains. */
    domain_ids?: Id[] | null;
}
export interface WebhookUpdate {
    url?: string;
    /** @description Characters that nobody sees are removed. */
    description?: string;
    events?: SubscribableEventType[];
    domain_ids?: Id[] | null;
    enabled?: boolean;
}
export interface WebhookSecretRotation {
    /** @description How long requests are signed with the old secret too, default 86400 (a day); 0 ends it at once. */
    grace_seconds?: number;
    /** @description Default false. Rotate even during the grace of an earlier rotation; the oldest secret ends at once. */
    force?: boolean;
}
/**
 * @description pending (waits for its next attempt), delivered, failed (the fourth attempt failed), skipped (not sent, see
 *     `skipped_reason`), canceled (the endpoint's subscription ended before it was sent).
 * @enum {string}
 */
export type DeliveryState = "pending" | "delivered" | "failed" | "skipped" | "canceled";
export interface Attempt {
    number: number;
    started_at: Timestamp;
    status_code: number | null;
    response_time_ms: number;
    /** @description First 1,000 characters. */
    response_body: string | null;
    /** @description Why the attempt failed. */
    error: string | null;
    /** @description The URL that it was sent to. */
    url: string;
    /**
     * @description The value of `X-Service-Signature`, new for each attempt. With it, anybody who has the secret can verify the
     *     `body` of the delivery. Null when the attempt could not be signed.
     */
    signature: string | null;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000004",
 *       "webhook_id": "0190f3a0-0000-7000-8000-000000000003",
 *       "event": "broken_links.found",
 *       "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "state": "delivered",
 *       "skipped_reason": null,
 *       "retry_count": 0,
 *       "next_attempt_at": null,
 *       "created_at": "2026-01-05T09:00:31.000Z",
 *       "finished_at": "2026-01-05T09:00:31.148Z",
 *       "attempts": [
 *         {
 *           "number": 1,
 *           "started_at": "2026-01-05T09:00:31.100Z",
 *           "status_code": 200,
 *           "response_time_ms": 48,
 *           "response_body": "ok",
 *           "error": null,
 *           "url": "https://hooks.example.com/linkvitals",
 *           "signature": "t=1767603631,v1=5b0c8d2c2f1a0d3d5f77c4b8d2b7a1e6c9f0a3b4d5e6f708192a3b4c5d6e7f80"
 *         }
 *       ]
 *     }
 */
export interface Delivery {
    id: Id;
    webhook_id: Id;
    event: EventType;
    crawl_id: NullableId;
    domain_id: NullableId;
    state: DeliveryState;
    /**
     * @description Why a skipped delivery was not sent, or not sent again: the endpoint was disabled, it was over the plan's
     *     number of endpoints, or an operator had suspended the account. Null in every other state.
     * @enum {string|null}
     */
    skipped_reason: "webhook_disabled" | "over_plan_limit" | "account_suspended" | null;
    retry_count: number;
    /** @description When a pending delivery is due; null while an attempt is under way, and once it has ended. */
    next_attempt_at: NullableTimestamp;
    created_at: Timestamp;
    finished_at: NullableTimestamp;
    attempts: Attempt[];
}
export type DeliveryWithBody = Delivery & {
    /**
     * @description The exact bytes that are signed and sent.
     * @example {"event":"test","timestamp":"2026-01-05T09:00:31.000Z","data":{"message":"This is a test of your webhook endpoint.","webhook_id":"0190f3a0-0000-7000-8000-000000000003"}}
     */
    body: string;
};
export interface DeliveryList {
    data: Delivery[];
    next_cursor: NextCursor;
}
/**
 * @description Compared without regard to letter case.
 * @example ada@example.com
 */
export type EmailAddress = string;
/**
 * @description Any characters. A password that is easy to guess, for example because it is common or contains the name or the
 *     address, is refused with `weak_password`.
 */
export type Password = string;
/**
 * @description One line. Spaces around it are removed, and something that can be seen must be left. A character that nobody sees (a
 *     control, a mark that changes the direction of text, a space without width) is refused with `invalid_setting`.
 * @example My team
 */
export type Name = string;
/**
 * @description As `Name`.
 * @example For the agency
 */
export type ShortName = string;
/**
 * @description A language that texts for readers are in.
 * @enum {string}
 */
export type Language = "en" | "de";
/**
 * @description BCP 47 language tag, for example `en-GB`.
 * @example en-GB
 */
export type Locale = string;
/**
 * @description The language of a person. null: none was chosen. The dashboard is then in that of the browser; mails are in that of the notification settings of the account, and mails about the person's own sign-in are in English.
 * @example en-GB
 */
export type ChosenLocale = string | null;
/**
 * @description The time zone of a person. null: none was chosen. The dashboard then has times in that of the browser, and reports that name no zone have that of the notification settings of the account.
 * @example Europe/Berlin
 */
export type ChosenTimeZone = string | null;
/**
 * @description owner: may do everything. admin: may do everything except delete the account and invite, change or remove
 *     owners. member: may do what their grants say.
 * @enum {string}
 */
export type Role = "owner" | "admin" | "member";
/**
 * @description A person who can sign in.
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000005",
 *       "email": "ada@example.com",
 *       "name": "Ada",
 *       "time_zone": "Europe/Berlin",
 *       "locale": "en",
 *       "created_at": "2026-01-02T09:00:00.000Z",
 *       "updated_at": "2026-01-02T09:00:00.000Z"
 *     }
 */
export interface User {
    id: Id;
    email: EmailAddress;
    name: string;
    time_zone: ChosenTimeZone;
    locale: ChosenLocale;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface UserUpdate {
    name?: Name;
    time_zone?: ChosenTimeZone;
    locale?: ChosenLocale;
}
export interface PasswordChange {
    current_password: string;
    new_password: Password;
}
/** @description An account that the person belongs to. */
export interface AccountMembership {
    id: Id;
    /** @example My team */
    name: string;
    plan: PlanName;
    role: Role;
}
export interface SetUp {
    /** @description The part of the set-up link after `#`. */
    token: string;
    account_name: Name;
    email: EmailAddress;
    name: Name;
    /** @description Required. If people sign in with identity providers only, leave it out. */
    password?: Password;
    time_zone?: TimeZone;
    locale?: Locale;
}
export interface SignInMethods {
    /** @description People may sign in with e-mail and password. */
    password: boolean;
    /** @description Identity providers with which people may sign in, in the order of the configuration. */
    providers: SignInProvider[];
    /** @description The server mails links to choose a new password. */
    password_reset: boolean;
    /**
     * @description Who may become a user, as `LINKVITALS_SIGNUP` says. off: people whom the operator adds or an owner invites. invite: also people whom an administrator invites. open: everybody.
     * @enum {string}
     */
    sign_up: "off" | "invite" | "open";
    /** @description The server has no account yet; the set-up link in its log makes the first. */
    needs_set_up: boolean;
}
/**
 * @description Id of an identity provider in the configuration of the server.
 * @example company
 */
export type ProviderId = string;
/**
 * @description A path on this server with its query; an address elsewhere is refused.
 * @default /
 * @example /domains
 */
export type ReturnPath = string;
export interface SignInProvider {
    id: ProviderId;
    /**
     * @description For the button.
     * @example Company SSO
     */
    name: string;
    /**
     * @description Where the browser goes; `return_to` may be added.
     * @example /api/v1/oidc/company/start
     */
    start_path: string;
}
/** @description A user of an identity provider, linked to a person of this server. */
export interface Identity {
    id: Id;
    /** @description Null when the provider is not configured any more. */
    provider_id: ProviderId | null;
    /**
     * @description The issuer if the provider is not configured any more.
     * @example Company SSO
     */
    provider_name: string;
    /** @description The address that the provider gave last. */
    email: EmailAddress | null;
    created_at: Timestamp;
    last_used_at: Timestamp;
}
export interface IdentityList {
    data: Identity[];
}
export interface IdentityLink {
    provider_id: ProviderId;
    return_to?: ReturnPath;
}
export interface IdentityLinkStart {
    /**
     * Format: uri
     * @example https://login.example.com/authorize?client_id=linkvitals
     */
    authorization_url: string;
}
export interface SignIn {
    email: EmailAddress;
    password: string;
    code?: OneTimeCode;
    recovery_code?: RecoveryCode;
}
/** @description The password, or a passkey; a one-time code where the person has no password. */
export interface Reauthentication {
    password?: string;
    /** @description The credential that the browser made from the options of `startReauthentication`. */
    passkey?: PasskeyAssertion;
    code?: OneTimeCode;
}
/**
 * @description Six digits of an authenticator app. Each code works once.
 * @example 492039
 */
export type OneTimeCode = string;
/**
 * @description One of the ten recovery codes, in place of a one-time code. Each works once. Letter case, spaces and hyphens do not matter.
 * @example k3vq-7wza-2mfx-p5hd
 */
export type RecoveryCode = string;
/** @description The ways in which the person can sign in. */
export interface SignInFactors {
    /** @description The person has a password. */
    password: boolean;
    /** @description Sign-in with the password also needs a one-time code or a recovery code. */
    totp: boolean;
    /** @description Recovery codes that are left. */
    recovery_codes: number;
    passkeys: number;
}
export interface TotpSetup {
    /**
     * @description Base32, for an app that cannot scan.
     * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
     */
    secret: string;
    /**
     * @description The content of the QR code.
     * @example otpauth://totp/Linkvitals:ada%40example.com?issuer=Linkvitals&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
     */
    uri: string;
    /**
     * @description The QR code as an SVG image, black on white.
     * @example <svg xmlns="http://www.w3.org/2000/svg"/>
     */
    qr_svg: string;
}
export interface TotpConfirmation {
    code: OneTimeCode;
}
export interface RecoveryCodes {
    /** @description Keep them away from the device with the authenticator app. */
    recovery_codes: RecoveryCode[];
}
/**
 * @description Bytes as base64url without padding.
 * @example q83vEjRWeJCrze8SNFZ4kA
 */
export type Base64Url = string;
/**
 * @description Name that the person gave it. As `Name`.
 * @example Laptop
 */
export type PasskeyName = string;
/** @description How a browser reaches the authenticator, in the words of WebAuthn. */
export type PasskeyTransport = "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb" | (string & Record<never, never>);
/** @description A passkey that the person has. */
export interface PasskeyDescriptor {
    id: Base64Url;
    /** @constant */
    type: "public-key";
    transports: PasskeyTransport[];
}
/** @description This server, by the host of its public URL. */
export interface PasskeyRelyingParty {
    /** @example links.example.com */
    id: string;
    /** @example Linkvitals */
    name: string;
}
export interface PasskeyUser {
    id: Base64Url;
    /**
     * @description The e-mail address.
     * @example ada@example.com
     */
    name: string;
    /** @example Ada */
    displayName: string;
}
export interface PasskeyAlgorithm {
    /** @constant */
    type: "public-key";
    /** @description COSE number of a signature algorithm. */
    alg: number;
}
export interface PasskeyAuthenticatorSelection {
    /** @constant */
    residentKey: "required";
    /** @constant */
    requireResidentKey: true;
    /** @constant */
    userVerification: "required";
}
/**
 * @description For `PublicKeyCredential.parseCreationOptionsFromJSON()` of a browser. Names of members are those of WebAuthn Level 3,
 *     section 5.1.9.
 */
export interface PasskeyCreationOptions {
    rp: PasskeyRelyingParty;
    user: PasskeyUser;
    challenge: Base64Url;
    pubKeyCredParams: PasskeyAlgorithm[];
    /** @description Milliseconds. */
    timeout: number;
    excludeCredentials: PasskeyDescriptor[];
    authenticatorSelection: PasskeyAuthenticatorSelection;
    /** @constant */
    attestation: "none";
}
/**
 * @description For `PublicKeyCredential.parseRequestOptionsFromJSON()` of a browser. Names of members are those of WebAuthn Level 3,
 *     section 5.1.10.
 */
export interface PasskeyRequestOptions {
    /** @example links.example.com */
    rpId: string;
    challenge: Base64Url;
    /** @description Milliseconds. */
    timeout: number;
    allowCredentials: PasskeyDescriptor[];
    /** @constant */
    userVerification: "required";
}
/**
 * @description `toJSON()` of the result of `navigator.credentials.create()` (WebAuthn Level 3, RegistrationResponseJSON).
 *     Members that are
 *     not listed are ignored.
 */
export interface PasskeyRegistration {
    id: string;
    rawId: string;
    /** @constant */
    type: "public-key";
    response: {
        clientDataJSON: string;
        attestationObject: string;
        transports?: string[];
    };
}
/**
 * @description `toJSON()` of the result of `navigator.credentials.get()` (WebAuthn Level 3, AuthenticationResponseJSON). Members that are
 *     not listed are ignored.
 */
export interface PasskeyAssertion {
    id: string;
    rawId: string;
    /** @constant */
    type: "public-key";
    response: {
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
        userHandle?: string | null;
    };
}
export interface PasskeyCreate {
    name: PasskeyName;
    response: PasskeyRegistration;
}
export interface PasskeyUpdate {
    name: PasskeyName;
}
export interface PasskeySignIn {
    response: PasskeyAssertion;
}
export interface Passkey {
    id: Id;
    name: PasskeyName;
    /** @description A password manager keeps it on several devices. */
    synced: boolean;
    created_at: Timestamp;
    last_used_at: NullableTimestamp;
}
export interface PasskeyList {
    data: Passkey[];
    next_cursor: NextCursor;
}
export interface SessionUpdate {
    account_id: Id;
}
export interface Session {
    id: Id;
    user: User;
    factors: SignInFactors;
    /** @description The account of the requests of this session; null when the person belongs to none. */
    account: AccountMembership | null;
    /** @description Every account of the person, by name. */
    accounts: AccountMembership[];
    /** @description The person may make an account of their own with createOwnAccount. */
    can_create_account: boolean;
    created_at: Timestamp;
    /** @description When the person last proved who they are. */
    authenticated_at: Timestamp;
    /** @description When it ends at the latest; it also ends after 14 days without a request. */
    expires_at: Timestamp;
}
export interface SessionEntry {
    id: Id;
    /** @description It is the session of this request. */
    current: boolean;
    /**
     * @description User agent of the last use, at most 255 characters.
     * @example Mozilla/5.0 (X11; Linux x86_64)
     */
    device: string;
    /** @description IP address of the last use. */
    address: string | null;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Timestamp;
}
export interface SessionList {
    data: SessionEntry[];
    next_cursor: NextCursor;
}
/**
 * @description What an API key may do; `x-scope` of an operation names the one that it needs.
 * @enum {string}
 */
export type Scope = "domains:read" | "domains:write" | "crawls:read" | "crawls:write" | "webhooks:read" | "webhooks:write" | "reports:read" | "reports:write" | "account:read" | "account:write";
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000006",
 *       "name": "Deploy script",
 *       "hint": "lv_…9fQ2",
 *       "scopes": [
 *         "domains:read",
 *         "crawls:write"
 *       ],
 *       "domain_ids": null,
 *       "created_by": {
 *         "id": "0190f3a0-0000-7000-8000-000000000005",
 *         "name": "Ada Lovelace"
 *       },
 *       "created_at": "2026-01-02T09:00:00.000Z",
 *       "expires_at": null,
 *       "last_used_at": "2026-01-05T09:00:00.000Z",
 *       "revoked_at": null,
 *       "replaced_by": null
 *     }
 */
export interface ApiKey {
    id: Id;
    name: string;
    /** @description The first and last characters of the key. */
    hint: string;
    scopes: Scope[];
    /** @description The domains that it is limited to; null, all domains of the account. */
    domain_ids: Id[] | null;
    /** @description The person who made it, or rotated another key to it; null: a command made it, or the person is no member any more. */
    created_by: {
        id: Id;
        /** @example Ada Lovelace */
        name: string;
    } | null;
    created_at: Timestamp;
    /** @description When it stops working; null: never. */
    expires_at: NullableTimestamp;
    /** @description To the minute; null: never. */
    last_used_at: NullableTimestamp;
    revoked_at: NullableTimestamp;
    /** @description The key that it was rotated to. */
    replaced_by: NullableId;
}
export type ApiKeyWithSecret = ApiKey & {
    /**
     * @description `lv_…`; no other response has it.
     * @example lv_0000000000000000000000000000000AbCdEf
     */
    key: string;
};
export interface ApiKeyList {
    data: ApiKey[];
    next_cursor: NextCursor;
}
export interface ApiKeyCreate {
    name: Name;
    scopes: Scope[];
    /** @description Default null, all domains. */
    domain_ids?: Id[] | null;
    /** @description Default null, never; otherwise in the future. */
    expires_at?: NullableTimestamp;
}
export interface ApiKeyUpdate {
    name: Name;
}
export interface ApiKeyRotation {
    /** @description How long the old key works on, default 86400 (a day); 0 ends it at once. */
    overlap_seconds?: number;
}
/** @description The kind of object and the change. Open set. */
export type AuditAction = "account.created" | "account.updated" | "account.plan_changed" | "account.suspended" | "account.resumed" | "api_key.created" | "api_key.updated" | "api_key.rotated" | "api_key.revoked" | "domain.created" | "domain.updated" | "domain.deleted" | "invitation.created" | "invitation.resent" | "invitation.revoked" | "invitation.accepted" | "member.updated" | "member.removed" | "member.left" | "member.factors_removed" | "notification_settings.updated" | "report.created" | "report.deleted" | "issue.updated" | "issue.ignored" | "issue.reopened" | "issues.changed" | "fixes.mailed" | "issue_rule.created" | "issue_rule.updated" | "issue_rule.deleted" | "share_link.created" | "share_link.updated" | "share_link.revoked" | "badge.created" | "badge.deleted" | "branding.updated" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.secret_grace_ended" | (string & Record<never, never>);
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000007",
 *       "at": "2026-01-05T09:00:00.000Z",
 *       "actor": {
 *         "kind": "person",
 *         "id": "0190f3a0-0000-7000-8000-000000000005",
 *         "name": "ada@example.com"
 *       },
 *       "address": "192.0.2.7",
 *       "action": "domain.updated",
 *       "subject": {
 *         "id": "0190f3a0-0000-7000-8000-000000000001",
 *         "name": "example.com"
 *       },
 *       "before": {
 *         "email_alerts": true
 *       },
 *       "after": {
 *         "email_alerts": false
 *       }
 *     }
 */
export interface AuditEntry {
    id: Id;
    at: Timestamp;
    actor: {
        /** @enum {string} */
        kind: "person" | "api-key" | "operator" | "schedule";
        /**
         * @description Id of the person or key.
         * @example 0190f3a0-0000-7000-8000-000000000005
         */
        id: string;
        /**
         * @description Address of the person or name of the key, as it was then. A key may be named like a person: `kind` says which it is.
         * @example ada@example.com
         */
        name: string;
    };
    /** @description IP address that the request came from. */
    address: string | null;
    action: AuditAction;
    /** @description The object that was changed; null: the account itself. */
    subject: {
        /** @example 0190f3a0-0000-7000-8000-000000000001 */
        id: string;
        /** @example example.com */
        name: string;
    } | null;
    /** @description The members that changed, with their old values; null when the object is new or deleted. */
    before: {
        [key: string]: unknown;
    } | null;
    /** @description The same members with their new values. A secret is shown in part only, so it may look as before. Then `new_url`, `new_request_headers`, `new_targets`, `new_logo` or `new_password` says that it has changed. */
    after: {
        [key: string]: unknown;
    } | null;
}
export interface AuditLog {
    data: AuditEntry[];
    next_cursor: NextCursor;
}
/**
 * @description What a member may do on a domain. Every grant includes `view`.
 * @enum {string}
 */
export type Right = "view" | "crawl" | "edit" | "delete";
export interface Grant {
    /** @description A domain of the account; null, all domains present and future. */
    domain_id: NullableId;
    rights: Right[];
}
/** @description What a member may do, one entry for each domain. Without grants a member sees no domain. Owners and administrators have no grants: they may do everything on all domains. */
export type Grants = Grant[];
/**
 * @example {
 *       "user_id": "0190f3a0-0000-7000-8000-00000000000a",
 *       "name": "Grace Hopper",
 *       "email": "grace@example.com",
 *       "role": "member",
 *       "grants": [
 *         {
 *           "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *           "rights": [
 *             "view",
 *             "crawl"
 *           ]
 *         }
 *       ],
 *       "joined_at": "2026-01-05T09:00:00.000Z",
 *       "last_used_at": "2026-01-05T10:12:00.000Z"
 *     }
 */
export interface Member {
    user_id: Id;
    name: Name;
    email: EmailAddress;
    role: Role;
    grants: Grants;
    joined_at: Timestamp;
    /** @description When the person last used this account, to a minute; null, never. */
    last_used_at: NullableTimestamp;
}
export interface MemberList {
    data: Member[];
    next_cursor: NextCursor;
}
/** @description Members that are left out keep their value. A person who gets the role owner or administrator loses their grants. A person who gets the role member has the grants of this request. */
export interface MemberUpdate {
    role?: Role;
    grants?: Grants;
}
export interface InvitationCreate {
    email: EmailAddress;
    role: Role;
    grants?: Grants;
}
export interface Invitation {
    id: Id;
    email: EmailAddress;
    role: Role;
    grants: Grants;
    /**
     * @description Name of the person who invited; null: they do not exist any more.
     * @example Ada Lovelace
     */
    invited_by: string | null;
    created_at: Timestamp;
    /** @description When the present link was made. */
    sent_at: Timestamp;
    expires_at: Timestamp;
}
export interface InvitationList {
    data: Invitation[];
    next_cursor: NextCursor;
}
export type InvitationSent = Invitation & {
    /** @description The link is on its way by mail. */
    email_sent: boolean;
    /**
     * @description The link, if the server sends no mail. No other response has it. Pass it on to the invited person and to nobody else.
     * @example https://links.example.com/invitation#4Zb0…
     */
    link: string | null;
};
export interface InvitationToken {
    /** @description What stands behind `#` in the link. */
    token: string;
}
export interface InvitationPreview {
    /** @example My team */
    account_name: string;
    email: EmailAddress;
    role: Role;
    /**
     * @description Name of the person who invited; null: they do not exist any more.
     * @example Ada Lovelace
     */
    invited_by: string | null;
    expires_at: Timestamp;
}
export interface InvitationAcceptance {
    /** @description What stands behind `#` in the link. */
    token: string;
    /** @description Required for a new person. */
    name?: Name;
    /** @description A new person chooses it; a person who is on the server already gives theirs. Leave it out with a session. */
    password?: string;
    time_zone?: TimeZone;
    locale?: Locale;
}
/** @enum {string} */
export type PlanName = "free" | "solo" | "pro" | "agency";
/** @description What the plan of the account allows on this server. */
export interface PlanLimits {
    /** @description Domains; null, no limit. */
    domains: number | null;
    /** @description Pages of a crawl. */
    max_pages: number;
    /** @description Clicks from the start page that a crawl follows. */
    depth_limit: number;
    /** @description Minutes that a crawl may run. */
    crawl_minutes: number;
    /**
     * @description Most frequent schedule.
     * @enum {string}
     */
    fastest_schedule: "hourly" | "daily" | "weekly" | "monthly";
    /** @description Days for which results of single pages and links are kept. */
    page_history_days: number;
    /** @description Crawls that run at once. */
    crawls_at_once: number;
    /** @description Webhook endpoints. */
    webhook_endpoints: number;
    /** @description People, owners included; null, no limit. */
    members: number | null;
    /** @description API keys that work at a time. */
    api_keys: number;
    /** @description Whether pages may be rendered, where the server has a browser. */
    rendering: boolean;
    /** @description Whether the account has members, API keys, branding of reports, custom user agent and headers, IP ranges, and priority crawling. */
    agency_features: boolean;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000004",
 *       "name": "My team",
 *       "plan": "pro",
 *       "limits": {
 *         "domains": 10,
 *         "max_pages": 5000,
 *         "depth_limit": 10,
 *         "crawl_minutes": 120,
 *         "fastest_schedule": "daily",
 *         "page_history_days": 365,
 *         "crawls_at_once": 2,
 *         "webhook_endpoints": 5,
 *         "members": 1,
 *         "api_keys": 0,
 *         "rendering": true,
 *         "agency_features": false
 *       },
 *       "created_at": "2026-01-02T09:00:00.000Z"
 *     }
 */
export interface Account {
    id: Id;
    /** @example My team */
    name: string;
    plan: PlanName;
    limits: PlanLimits;
    created_at: Timestamp;
}
export type AccountWithPlans = Account & {
    /** @description Why this server can render no pages; null: nothing is known that speaks against it. The plan must allow it besides. */
    rendering_unavailable: string | null;
    /** @description The plans of this server, the smallest first. `limits` of the account may differ from those of its plan. */
    plans: Plan[];
};
/**
 * @example {
 *       "name": "pro",
 *       "limits": {
 *         "domains": 10,
 *         "max_pages": 5000,
 *         "depth_limit": 10,
 *         "crawl_minutes": 120,
 *         "fastest_schedule": "daily",
 *         "page_history_days": 365,
 *         "crawls_at_once": 2,
 *         "webhook_endpoints": 5,
 *         "members": 1,
 *         "api_keys": 0,
 *         "rendering": true,
 *         "agency_features": false
 *       }
 *     }
 */
export interface Plan {
    name: PlanName;
    limits: PlanLimits;
}
export interface NewOwnAccount {
    name: Name;
}
export interface AccountUpdate {
    name: Name;
}
export interface Usage {
    /** @example 3 */
    used: number;
    /**
     * @description Null: no limit. Less than `used` after a move to a smaller plan.
     * @example 10
     */
    limit: number | null;
}
export interface AccountUsage {
    /**
     * @description The calendar month (UTC) of `urls_requested`.
     * @example 2026-01
     */
    month: string;
    domains: Usage;
    /** @description URLs that crawls have requested this month, those of deleted domains included. */
    urls_requested: Usage;
    running_crawls: Usage;
    webhook_endpoints: Usage;
    /** @description People of the account, its owner included. */
    members: Usage;
    /** @description Keys that are neither expired nor revoked. */
    api_keys: Usage;
}
export interface MailRequest {
    email: EmailAddress;
}
export interface SignUpRequest {
    email: EmailAddress;
    /** @description Of the mail to an address that is not known yet. Default `en`. */
    locale?: Locale;
}
export interface MailRequested {
    /** @description The address as it is stored: lower case, its domain in ASCII. */
    email: EmailAddress;
}
/**
 * @description The part of the mailed link after `#`.
 * @example 0a9BcD8eF7gH6iJ5kL4mN3oP2qR1sT0uV9wX8yZ7a6B
 */
export type MailedToken = string;
export interface PasswordReset {
    token: MailedToken;
    password: Password;
}
export interface EmailChangeRequest {
    email: EmailAddress;
    /** @description Required from people who have one. */
    password?: string;
}
export interface EmailChange {
    token: MailedToken;
}
export interface SignUp {
    token: MailedToken;
    name: Name;
    password: Password;
    account_name: Name;
    time_zone?: TimeZone;
    locale?: Locale;
}
/** @description Limits of this account instead of those of its plan. For a member that is left out, the limit of the plan applies. */
export interface CustomLimits {
    /** @description Pages of a crawl. */
    max_pages?: number;
    /** @description Clicks from the start page that a crawl follows. */
    depth_limit?: number;
    /** @description Minutes that a crawl may run. */
    crawl_minutes?: number;
    /**
     * @description Most frequent schedule.
     * @enum {string}
     */
    fastest_schedule?: "hourly" | "daily" | "weekly" | "monthly";
    /** @description Crawls that run at once. */
    crawls_at_once?: number;
    /** @description Webhook endpoints. */
    webhook_endpoints?: number;
    /** @description People, owners included; on a plan that has members. */
    members?: number;
    /** @description API keys that work at a time; on a plan that has keys. */
    api_keys?: number;
}
/** @description Members that are left out keep their value; null: the limit of the plan again. */
export interface CustomLimitsUpdate {
    /** @description Pages of a crawl. */
    max_pages?: number | null;
    /** @description Clicks from the start page that a crawl follows. */
    depth_limit?: number | null;
    /** @description Minutes that a crawl may run. */
    crawl_minutes?: number | null;
    /**
     * @description Most frequent schedule.
     * @enum {string|null}
     */
    fastest_schedule?: "hourly" | "daily" | "weekly" | "monthly" | null;
    /** @description Crawls that run at once. */
    crawls_at_once?: number | null;
    /** @description Webhook endpoints. */
    webhook_endpoints?: number | null;
    /** @description People, owners included; on a plan that has members. */
    members?: number | null;
    /** @description API keys that work at a time; on a plan that has keys. */
    api_keys?: number | null;
}
export type AdminAccount = Account & {
    /** @description Domains, instead of the plan's number; null, the plan's. */
    custom_domain_limit: number | null;
    custom_limits: CustomLimits;
    suspended_at: NullableTimestamp;
};
export type AdminAccountCreated = Account & {
    /** @description Domains, instead of the plan's number; null, the plan's. */
    custom_domain_limit: number | null;
    custom_limits: CustomLimits;
    suspended_at: NullableTimestamp;
    /**
     * @description Link with which the owner chooses a password. No other response has it. Null when the person is on the server already.
     * @example https://links.example.com/reset-password#4Zb0…
     */
    owner_link: string | null;
};
export interface AdminAccountList {
    data: AdminAccount[];
    next_cursor: NextCursor;
}
export interface AdminAccountCreate {
    name: Name;
    /** @description Default LINKVITALS_DEFAULT_PLAN. */
    plan?: PlanName;
    custom_domain_limit?: number;
    custom_limits?: CustomLimits;
    owner_email: EmailAddress;
}
export interface AdminAccountUpdate {
    plan?: PlanName;
    /** @description Null: the plan's number again. */
    custom_domain_limit?: number | null;
    custom_limits?: CustomLimitsUpdate;
    suspended?: boolean;
}
/**
 * @description `pdf`: summary, what to fix first, and lists, for people. `html`: the same as one self-contained page. `csv`: every
 *     link, page and finding, for spreadsheets. `json`: the same for programs.
 * @enum {string}
 */
export type ReportFormat = "pdf" | "html" | "csv" | "json";
/**
 * @description `links`: every target with its verdict. `pages`: every page that was read. `findings`: results of page checks.
 *     `issues`: faults across crawls, in their present state. `crawls`: the crawls of the period.
 * @enum {string}
 */
export type ReportSection = "links" | "pages" | "findings" | "issues" | "crawls";
/** @enum {string} */
export type ReportState = "queued" | "running" | "completed" | "failed";
/**
 * Format: binary
 * @description Bytes of a report.
 */
export type ReportFile = string;
/** @description CSV (RFC 4180) in UTF-8 with a byte order mark, the names of the columns in the first line. Text that a spreadsheet could take for a formula begins with an apostrophe. */
export type CsvFile = string;
/** @description A report in JSON, in the shapes of the other operations. */
export interface ReportDocument {
    /** @description Change of the score since the completed crawl before it; with a period, since the last completed crawl before the period. Null when there is no such crawl, or when the scores cannot be compared. */
    score_change?: {
        crawl_id: Id;
        finished_at: Timestamp;
        /** @description Of that crawl. */
        health_score: number;
        /** @description Points by which the score is higher now; negative when it is lower. */
        points: number;
    } | null;
}
/**
 * @example {
 *       "format": "csv"
 *     }
 */
export interface ReportCreate {
    format: ReportFormat;
    /** @description Of the domain. Not together with a period. */
    crawl_id?: Id;
    /** @description Start of a period, inclusive; needs `to`. */
    from?: Timestamp;
    /** @description End of the period, exclusive; at most 400 days after `from`. */
    to?: Timestamp;
    /** @description With `csv`: one plain file of this section. Without it: all sections in a zip. */
    section?: ReportSection;
    /**
     * @description Of PDF and HTML. Left out: the language that the person who makes the report has chosen; without one, and with an API
     *     key, that of the notification settings. CSV and JSON are the same in all languages.
     */
    language?: Language;
    /**
     * @description Of the times in PDF and HTML. Left out: that which the person who makes the report has chosen; without one, and with an
     *     API key, that of the notification settings. CSV and JSON have times in UTC.
     */
    time_zone?: TimeZone;
}
/**
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000021",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "domain": "example.com",
 *       "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 *       "from": null,
 *       "to": null,
 *       "format": "csv",
 *       "section": "links",
 *       "language": "en",
 *       "time_zone": "Europe/Berlin",
 *       "state": "completed",
 *       "progress": 100,
 *       "error": null,
 *       "file": {
 *         "name": "example.com-2026-01-01-links.csv",
 *         "content_type": "text/csv; charset=utf-8; header=present",
 *         "bytes": 48213,
 *         "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
 *       },
 *       "created_at": "2026-01-01T09:00:00.000Z",
 *       "finished_at": "2026-01-01T09:00:02.000Z",
 *       "expires_at": "2028-01-01T09:00:02.000Z"
 *     }
 */
export interface Report {
    id: Id;
    domain_id: Id;
    /** @description Hostname. */
    domain: string;
    /** @description The crawl that it is about. */
    crawl_id: Id;
    from: NullableTimestamp;
    to: NullableTimestamp;
    format: ReportFormat;
    section: ReportSection | null;
    language: Language;
    time_zone: TimeZone;
    state: ReportState;
    /** @description Percent that is done. */
    progress: number;
    /** @description Why it could not be made. */
    error: string | null;
    /** @description Null until it is made. */
    file: ReportFileFacts | null;
    created_at: Timestamp;
    finished_at: NullableTimestamp;
    /** @description When it is deleted. A report is kept as long as the plan keeps pages and links. */
    expires_at: NullableTimestamp;
}
export interface ReportFileFacts {
    name: string;
    /** @description As getReportFile sends it. */
    content_type: string;
    bytes: number;
    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
    sha256: string;
}
export interface ReportList {
    data: Report[];
    next_cursor: NextCursor;
}
export interface ShareLink {
    id: Id;
    domain_id: Id;
    /**
     * @description Name that the account gave it.
     * @example For the agency
     */
    name: string | null;
    /**
     * Format: uuid
     * @description The crawl that it shows; null for the newest completed one.
     */
    crawl_id: string | null;
    /** @description Of its page. */
    language: Language;
    /** @description Of the times on its page. */
    time_zone: TimeZone;
    has_password: boolean;
    expires_at: NullableTimestamp;
    /** @description When its report was last read, to the minute. */
    last_used_at: NullableTimestamp;
    created_at: Timestamp;
}
/** @description A share link just made. */
export type ShareLinkWithUrl = ShareLink & {
    /**
     * @description Address of the report. Everybody who has it can read the report, unless the link has a password.
     * @example https://linkvitals.example/share/5Kd3NBUAdUnhyzenEwVL0y
     */
    url: string;
};
export interface ShareLinkList {
    data: ShareLink[];
    next_cursor: NextCursor;
}
export interface ShareLinkCreate {
    name?: ShortName;
    /**
     * Format: uuid
     * @description Show this completed crawl as long as its results are kept. Left out: the newest one.
     */
    crawl_id?: string;
    /**
     * @description Of its page. Left out: the language of the person who makes the link; with an API key that of the notification
     *     settings.
     */
    language?: Language;
    /**
     * @description Of the times on its page. Left out: that which the person who makes the link has chosen; without one, and with an
     *     API key, that of the notification settings.
     */
    time_zone?: TimeZone;
    /**
     * Format: date-time
     * @description In the future. Left out: the link does not expire.
     */
    expires_at?: string;
    password?: SharePassword;
}
/**
 * @description Readers must enter it to open the link. No response shows it.
 * @example amber-lantern-52-moss
 */
export type SharePassword = string;
export interface ShareLinkUpdate {
    name?: ShortName | null;
    /** @description In the future; null: the link does not expire. */
    expires_at?: NullableTimestamp;
    /** @description Null: nobody has to enter one. */
    password?: SharePassword | null;
}
/**
 * @description Figure of the newest completed crawl that the badge shows.
 * @enum {string}
 */
export type BadgeMetric = "health_score" | "broken_links";
export interface Badge {
    metric: BadgeMetric;
    /** @description When it got its address. */
    created_at: Timestamp;
}
/** @description A badge that just got its address. */
export type BadgeWithUrl = Badge & {
    /**
     * @description Address of the image.
     * @example https://linkvitals.example/badge/5Kd3NBUAdUnhyzenEwVL0y.svg
     */
    url: string;
};
export interface BadgeCreate {
    metric: BadgeMetric;
}
export interface BadgeList {
    data: Badge[];
}
/**
 * @example {
 *       "name": "Acme Web Care",
 *       "colour": "#0b6e69",
 *       "logo": null,
 *       "applies": true,
 *       "updated_at": "2026-01-01T09:00:00.000Z"
 *     }
 */
export interface Branding {
    /** @description In place of the name of the service. */
    name: string | null;
    /**
     * @description Accent colour.
     * @example #0b6e69
     */
    colour: string | null;
    /**
     * @description PNG as a `data:` URL.
     * @example null
     */
    logo: string | null;
    /** @description Whether reports use it: the plan has `agency_features`. */
    applies: boolean;
    updated_at: NullableTimestamp;
}
/**
 * @example {
 *       "name": "Acme Web Care"
 *     }
 */
export interface BrandingUpdate {
    /** @description Null removes it. */
    name?: ShortName | null;
    /** @description Choose a dark one. If it is too light for text on white, text is drawn darker. Null removes it. */
    colour?: string | null;
    /**
     * @description A PNG (2,000 pixels wide and high at most) or SVG file, base64, 256 KiB at most. `invalid_logo` when it cannot be
     *     drawn. Null removes it.
     */
    logo?: string | null;
}
/**
 * @description new, broken in this crawl only; fixed, broken in the base only; still, broken in both.
 * @enum {string}
 */
export type TargetChange = "new" | "fixed" | "still";
/** @description What a crawl saw of a target. */
export interface ComparedState {
    /** @description Number of the target within the crawl. */
    target_id: number;
    verdict: Verdict;
    reason: VerdictReason | null;
    /** @description Last HTTP status seen. */
    status_code: number | null;
    /** @description Number of pages that hold it. */
    found_on_pages: number;
}
/**
 * @example {
 *       "url": "https://example.com/old",
 *       "internal": true,
 *       "before": {
 *         "target_id": 9,
 *         "verdict": "ok",
 *         "reason": "ok",
 *         "status_code": 200,
 *         "found_on_pages": 0
 *       },
 *       "after": {
 *         "target_id": 7,
 *         "verdict": "broken",
 *         "reason": "not_found",
 *         "status_code": 404,
 *         "found_on_pages": 3
 *       }
 *     }
 */
export interface ComparedTarget {
    url: string;
    internal: boolean;
    /** @description In the base; null when it had no such target. */
    before: ComparedState | null;
    /** @description In this crawl; null when it had no such target: no page that it read has the link. */
    after: ComparedState | null;
}
export interface ComparedTargetList {
    data: ComparedTarget[];
    next_cursor: NextCursor;
}
/** @example 0190f3a0-0000-7000-8000-000000000001 */
export type DomainIds = string;
/** @description A crawl that has ended. A failed or canceled crawl has no figures. */
export interface RecentCrawl {
    crawl_id: Id;
    at: Timestamp;
    /**
     * @description `canceled`: before it began, or while it ran; then the code is `CANCELED`, and the crawl itself is `failed`.
     * @enum {string}
     */
    state: "completed" | "failed" | "canceled";
    error_code: CrawlErrorCode | null;
    health_score: HealthScore;
    health_status: HealthStatus;
    /** @description Unique broken targets. */
    broken_links: number | null;
}
export interface RecentCrawls {
    domain_id: Id;
    crawls: RecentCrawl[];
}
/**
 * @example {
 *       "data": [
 *         {
 *           "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *           "crawls": [
 *             {
 *               "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 *               "at": "2026-01-12T06:01:23.000Z",
 *               "state": "completed",
 *               "error_code": null,
 *               "health_score": 84,
 *               "health_status": "good",
 *               "broken_links": 3
 *             }
 *           ]
 *         }
 *       ]
 *     }
 */
export interface RecentCrawlsList {
    data: RecentCrawls[];
}
/**
 * @description The window ends at the time of the request, by the server's clock.
 * @enum {string}
 */
export type TrendSpan = "30d" | "60d" | "90d";
/** @enum {string} */
export type TrendStep = "crawl" | "day";
/** @description Open issues by severity. A broken link is one issue, however many pages hold it. */
export interface SeverityCounts {
    error: number;
    warning: number;
    notice: number;
}
/** @description Figures of a completed crawl. */
export interface TrendPoint {
    at: Timestamp;
    /**
     * Format: date
     * @description The day (UTC) of `at`.
     */
    date: string;
    crawl_id: Id;
    /** @description Completed crawls that the point stands for; more than 1 only with `by=day`. */
    crawls: number;
    health_score: HealthScore;
    /** @description Scores of different versions are not compared. */
    score_version: number | null;
    /** @description A limit cut the crawl short. */
    truncated: boolean;
    /** @description Pages discovered, `total_pages` of the crawl. */
    total_urls: number;
    /** @description Pages read. */
    pages_crawled: number;
    /** @description Unique broken targets. */
    broken_links: number;
    issue_counts: SeverityCounts;
    new_issues: ComparedIssues;
    fixed_issues: ComparedIssues;
    reopened_issues: ComparedIssues;
    duration_seconds: number;
    /** @description Average page load time, from sending the request to the last byte of the document. */
    response_time_ms: number | null;
    /** @description The load time that 95 of 100 pages did not exceed. */
    response_time_p95_ms: number | null;
}
/** @description Issues of all crawls that the point or mark stands for; null when none of them was compared with earlier crawls. */
export type ComparedIssues = number | null;
/** @description A crawl that did not complete, and so has no figures. The issues that it settled are counted. */
export interface TrendMark {
    at: Timestamp;
    /**
     * Format: date
     * @description The day (UTC) of `at`.
     */
    date: string;
    crawl_id: Id;
    /**
     * @description `canceled`: before it began, or while it ran; then the code is `CANCELED`, and the crawl itself is `failed`.
     * @enum {string}
     */
    state: "failed" | "canceled";
    error_code: CrawlErrorCode | null;
    /** @description Crawls in this state that the mark stands for; more than 1 only with `by=day`, which shows the last. */
    crawls: number;
    new_issues: ComparedIssues;
    fixed_issues: ComparedIssues;
    reopened_issues: ComparedIssues;
}
/**
 * @example {
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "window": "30d",
 *       "by": "crawl",
 *       "time_zone": "UTC",
 *       "from": "2026-01-05T09:00:00.000Z",
 *       "to": "2026-02-04T09:00:00.000Z",
 *       "complete": true,
 *       "points": [
 *         {
 *           "at": "2026-01-12T06:01:23.000Z",
 *           "date": "2026-01-12",
 *           "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 *           "crawls": 1,
 *           "health_score": 84,
 *           "score_version": 1,
 *           "truncated": false,
 *           "total_urls": 112,
 *           "pages_crawled": 110,
 *           "broken_links": 3,
 *           "issue_counts": {
 *             "error": 4,
 *             "warning": 12,
 *             "notice": 30
 *           },
 *           "new_issues": 2,
 *           "fixed_issues": 1,
 *           "reopened_issues": 0,
 *           "duration_seconds": 83.2,
 *           "response_time_ms": 240,
 *           "response_time_p95_ms": 910
 *         }
 *       ],
 *       "marks": [
 *         {
 *           "at": "2026-01-19T06:00:04.000Z",
 *           "date": "2026-01-19",
 *           "crawl_id": "0190f3a0-0000-7000-8000-000000000003",
 *           "state": "failed",
 *           "error_code": "DNS_ERROR",
 *           "crawls": 1,
 *           "new_issues": null,
 *           "fixed_issues": null,
 *           "reopened_issues": null
 *         }
 *       ]
 *     }
 */
export interface DomainTrends {
    domain_id: Id;
    window: TrendSpan;
    by: TrendStep;
    time_zone: TrendTimeZone;
    from: Timestamp;
    to: Timestamp;
    /** @description False when more than 2,500 crawls ended in the window: `by=crawl` then has the newest 2,500. `by=day` always has all. */
    complete: boolean;
    points: TrendPoint[];
    marks: TrendMark[];
}
/**
 * @description The zone of all days; `UTC`.
 * @example UTC
 */
export type TrendTimeZone = string;
/**
 * @description Figures of the last completed crawl of each domain up to the end of a day, if it is at most 34 days older. Compare days with
 *     the same `domains`.
 */
export interface AccountTrendPoint {
    /**
     * Format: date
     * @description The day (UTC).
     */
    date: string;
    /** @description Domains with a completed crawl on that day or in the 34 days before it. */
    domains: number;
    /** @description Those with a completed crawl on that day. */
    domains_crawled: number;
    /** @description All completed crawls of that day. */
    crawls: number;
    health_score: AverageHealthScore;
    /** @description Pages discovered, of all these domains. */
    total_urls: number;
    /** @description Pages read, of all these domains. */
    pages_crawled: number;
    /** @description Broken targets, unique within each domain. */
    broken_links: number;
    issue_counts: SeverityCounts;
    new_issues: ComparedIssues;
    fixed_issues: ComparedIssues;
    reopened_issues: ComparedIssues;
    /** @description Average of the last crawls of that day. */
    duration_seconds: number;
    /** @description Average page load time, weighted by the pages of each domain. */
    response_time_ms: number | null;
    /** @description Average of the load times that 95 of 100 pages of each domain did not exceed, weighted by the pages of each domain. It is not the 95th percentile of all these pages. */
    response_time_p95_ms: number | null;
}
/** @description Rounded average of the domains that have a score; null when none has. */
export type AverageHealthScore = number | null;
export interface AccountTrendMark {
    /**
     * Format: date
     * @description The day (UTC).
     */
    date: string;
    /**
     * @description Crawls that were canceled, before they began or while they ran, did not fail.
     * @enum {string}
     */
    state: "failed" | "canceled";
    domains: number;
    crawls: number;
    new_issues: ComparedIssues;
    fixed_issues: ComparedIssues;
    reopened_issues: ComparedIssues;
}
/**
 * @example {
 *       "window": "30d",
 *       "by": "day",
 *       "time_zone": "UTC",
 *       "from": "2026-01-06T00:00:00.000Z",
 *       "to": "2026-02-04T09:00:00.000Z",
 *       "points": [
 *         {
 *           "date": "2026-01-12",
 *           "domains": 3,
 *           "domains_crawled": 2,
 *           "crawls": 4,
 *           "health_score": 88,
 *           "total_urls": 512,
 *           "pages_crawled": 500,
 *           "broken_links": 7,
 *           "issue_counts": {
 *             "error": 9,
 *             "warning": 40,
 *             "notice": 61
 *           },
 *           "new_issues": 2,
 *           "fixed_issues": 5,
 *           "reopened_issues": 0,
 *           "duration_seconds": 61.4,
 *           "response_time_ms": 310,
 *           "response_time_p95_ms": 1200
 *         }
 *       ],
 *       "marks": [
 *         {
 *           "date": "2026-01-19",
 *           "state": "failed",
 *           "domains": 1,
 *           "crawls": 1,
 *           "new_issues": null,
 *           "fixed_issues": null,
 *           "reopened_issues": null
 *         }
 *       ]
 *     }
 */
export interface AccountTrends {
    window: TrendSpan;
    /** @constant */
    by: "day";
    time_zone: TrendTimeZone;
    from: Timestamp;
    to: Timestamp;
    points: AccountTrendPoint[];
    marks: AccountTrendMark[];
}
/** @enum {string} */
export type IssueState = "open" | "fixed" | "ignored";
/**
 * @description - `newest`: opened last first
 *     - `pages`: found on the most pages first
 *     - `severity`: errors first, then warnings, then notices; of each, those opened last first
 * @enum {string}
 */
export type IssueSort = "newest" | "pages" | "severity";
/**
 * @description `broken_link`, a warning about a target, or the code of a page check: docs/issues.md lists them. Open set.
 * @example broken_link
 */
export type IssueKind = string;
/**
 * @description One or more of `new`, `persisting`, `fixed`, `reopened`, `inconclusive` and `none`, with commas between them.
 * @example new,reopened
 */
export type IssueOutcomes = string;
/**
 * @description Outcome of an issue in the last crawl; `none` when it was fixed before or is ignored.
 * @enum {string}
 */
export type IssueOutcome = "new" | "persisting" | "fixed" | "reopened" | "inconclusive" | "none";
/**
 * @description Address of the person, as it was then. Of an API key, `API key ` and its name: a key may be named like a person, and an address holds no space.
 * @example ada@example.com
 */
export type DoneBy = string;
export interface IssueIgnored {
    /** @example The partner moves its site next week. */
    reason: string;
    by: DoneBy;
    at: Timestamp;
    /** @description Null for good. */
    until: NullableTimestamp;
    rule_id: NullableId;
}
export interface IssueAcknowledged {
    by: DoneBy;
    at: Timestamp;
}
/**
 * @description A fault of a URL across the crawls of a domain.
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000031",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "domain": "example.com",
 *       "kind": "broken_link",
 *       "severity": "error",
 *       "state": "open",
 *       "title": "The link is broken.",
 *       "how_to_fix": "Correct the address, or remove the link.",
 *       "url": "https://example.com/old",
 *       "host": "example.com",
 *       "internal": true,
 *       "reason": "not_found",
 *       "status_code": 404,
 *       "detail": null,
 *       "tls": null,
 *       "redirects": [],
 *       "final_url": null,
 *       "found_on_pages": 212,
 *       "placement": {
 *         "region": "footer",
 *         "text": "Our old page",
 *         "pages": 212,
 *         "share": 1,
 *         "links_elsewhere": 0,
 *         "in_template": true
 *       },
 *       "suggestion": {
 *         "url": "https://example.com/old/",
 *         "reason": "spelling",
 *         "detail": "Differs only in slashes."
 *       },
 *       "first_seen_at": "2026-01-05T09:00:31.000Z",
 *       "opened_at": "2026-01-05T09:00:31.000Z",
 *       "last_seen_at": "2026-01-12T09:00:31.000Z",
 *       "last_checked_at": "2026-01-12T09:00:31.000Z",
 *       "fixed_at": null,
 *       "fixed_because": null,
 *       "reopened_count": 0,
 *       "outcome": "persisting",
 *       "inconclusive_because": null,
 *       "ignored": null,
 *       "acknowledged": null,
 *       "assignee_id": null,
 *       "fix_id": "fix_0190f3a000007000800000000000003f"
 *     }
 */
export interface Issue {
    id: Id;
    domain_id: Id;
    /** @description Hostname. */
    domain: string;
    kind: IssueKind;
    severity: FindingSeverity;
    state: IssueState;
    /** @description One sentence. */
    title: string;
    how_to_fix: string;
    /** @description The target, or the page for page checks. */
    url: string;
    host: string | null;
    /** @description Of the domain itself. */
    internal: boolean;
    /**
     * @description Why the target is broken
     * @example not_found
     */
    reason: string | null;
    status_code: number | null;
    detail: string | null;
    tls: TlsEvidence | null;
    redirects: RedirectHop[];
    final_url: string | null;
    /** @description Pages with the link when a crawl last saw the fault. */
    found_on_pages: number;
    /**
     * @description In lists: where the first page holds the URL, of a link that is not fixed. Null for page checks, and when the
     *     results of the crawl that saw it last were removed.
     */
    first_place?: IssuePlace | null;
    placement: IssuePlacement | null;
    suggestion: IssueSuggestion | null;
    first_seen_at: Timestamp;
    /** @description When it was opened or reopened last. */
    opened_at: Timestamp;
    last_seen_at: Timestamp;
    /** @description Last time at which a crawl or a recheck could say whether the fault is there. */
    last_checked_at: Timestamp;
    fixed_at: NullableTimestamp;
    /**
     * @description - `checked`: it was checked again and is right
     *     - `unlinked`: every page that held it was read again, and none links to it
     *     - `page_gone`: the page does not exist any more
     * @enum {string|null}
     */
    fixed_because: "checked" | "unlinked" | "page_gone" | null;
    reopened_count: number;
    outcome: IssueOutcome;
    /**
     * @description Why the last crawl could not say whether the fault is still there.
     * @example page_not_read
     */
    inconclusive_because: string | null;
    ignored: IssueIgnored | null;
    acknowledged: IssueAcknowledged | null;
    assignee_id: NullableId;
    /** @description The fix that settles it. Null when it is not open. */
    fix_id: FixId | null;
}
/**
 * @description Stays the same from crawl to crawl.
 * @example fix_0190f3a000007000800000000000003f
 */
export type FixId = string;
/**
 * @description - `own_certificate`: a certificate of the site
 *     - `dead_host`: a host of others whose every known URL fails in the same way
 *     - `moved_pattern`: URLs that all moved by one rule
 *     - `shared_link`: a link in a part that many pages share, such as their footer
 *     - `missing_page`: a URL of the site that is gone, and to which many pages link
 *     - `link`: any other target
 *     - `page_check`: a page check on many pages of the site, or of a folder
 *     - `page`: a page with findings that it does not share with others
 * @enum {string}
 */
export type FixKind = "shared_link" | "missing_page" | "moved_pattern" | "dead_host" | "own_certificate" | "page_check" | "link" | "page";
/**
 * @description One or more kinds of fixes, with commas between them.
 * @example dead_host,link
 */
export type FixKinds = string;
/** @description Where the change is to be made. Members that the kind does not have are null. */
export interface FixSubject {
    /** @description The target, or the page of a fix of the kind `page`. */
    url: string | null;
    /** @description Of `dead_host` and `own_certificate`. */
    host: string | null;
    /**
     * @description Of `moved_pattern`: the URLs before, with `*` for what stays.
     * @example https://example.com/blog/*
     */
    from: string | null;
    /**
     * @description Of `moved_pattern`: the URLs now.
     * @example https://example.com/news/*
     */
    to: string | null;
    /**
     * @description Of `page_check`: the code of the check.
     * @example h1_missing
     */
    code: string | null;
    /**
     * @description Of `page_check`: the folder that has all its pages; null for the whole site.
     * @example /products/
     */
    folder: string | null;
    /**
     * @description Of `shared_link`: the part of the pages, as in `IssuePlacement`.
     * @enum {string|null}
     */
    region: "header" | "nav" | "main" | "footer" | "other" | null;
    /** @description Of `shared_link`: the anchor or alt text. */
    text: string | null;
}
/**
 * @description A change that one person makes in one place, and the open issues that it settles. docs/fixes.md has the rules.
 * @example {
 *       "id": "fix_0190f3a000007000800000000000003f",
 *       "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 *       "kind": "shared_link",
 *       "subject": {
 *         "url": "https://example.com/old",
 *         "host": null,
 *         "from": null,
 *         "to": null,
 *         "code": null,
 *         "folder": null,
 *         "region": "footer",
 *         "text": "Our old page"
 *       },
 *       "severity": "error",
 *       "issue_kinds": [
 *         "broken_link"
 *       ],
 *       "issues": 1,
 *       "pages": 212,
 *       "crawled_pages": 212,
 *       "points": 2.2,
 *       "priority": 12.2,
 *       "opened_at": "2026-01-05T09:00:31.000Z",
 *       "is_new": false,
 *       "assignee_ids": [],
 *       "ranked_at": "2026-01-12T09:00:31.000Z"
 *     }
 */
export interface Fix {
    id: FixId;
    domain_id: Id;
    kind: FixKind;
    subject: FixSubject;
    /** @description That of the worst of its issues. */
    severity: FindingSeverity;
    /** @description Kinds of its issues, the worst first. */
    issue_kinds: IssueKind[];
    /** @description Open issues that it settles. */
    issues: number;
    /** @description Pages on which they stand. There may be more when not all of them are known. */
    pages: number;
    /** @description Pages that the last completed crawl read. */
    crawled_pages: number;
    /** @description Points of the score that come back with this fix alone, not rounded. */
    points: number;
    /** @description Points, and up to 10 for severity and reach: docs/fixes.md. */
    priority: number;
    /** @description When the oldest of its issues was opened. */
    opened_at: Timestamp;
    /** @description Its oldest issue was opened by the last completed crawl, or later. */
    is_new: boolean;
    /** @description People to whom its issues are assigned. */
    assignee_ids: Id[];
    /** @description When it was ranked last. */
    ranked_at: Timestamp;
}
export interface FixList {
    data: Fix[];
    next_cursor: NextCursor;
}
export interface FixSelection {
    /** @description Fixes of the domain. */
    fix_ids: FixId[];
}
/**
 * @example {
 *       "points": 18.9,
 *       "score_now": 79.1,
 *       "score_after": 98
 *     }
 */
export interface FixPoints {
    /** @description Points that come back, not rounded; 0 when there is no score. */
    points: number;
    /** @description Score of the last completed crawl, not rounded. */
    score_now: number | null;
    /** @description Score once all these fixes are made, not rounded. */
    score_after: number | null;
}
export interface FixMail {
    /** @description Fixes of the domain. */
    fix_ids: FixId[];
    /**
     * @description A mail address, or the id of a member of the account who may see the domain.
     * @example webmaster@example.com
     */
    to: string;
    /** @description Words of the sender above the fixes. They are text, and nothing in them becomes a link. */
    note?: string;
}
/**
 * @example {
 *       "fixes": 3
 *     }
 */
export interface FixMailQueued {
    /** @description Number of fixes in the mail. */
    fixes: number;
}
/**
 * @description Give `issue_ids`, `fix_ids` or both; an issue that is in both counts once.
 * @example {
 *       "fix_ids": [
 *         "fix_0190f3a000007000800000000000003f"
 *       ],
 *       "action": "ignore",
 *       "reason": "The partner moves its site next week."
 *     }
 */
export interface IssueActions {
    issue_ids?: Id[];
    fix_ids?: FixId[];
    /** @enum {string} */
    action: "ignore" | "reopen" | "acknowledge" | "assign" | "recheck";
    /** @description Of `ignore`; required there. */
    reason?: IgnoreReason;
    /** @description Of `ignore`. Left out or null for good. */
    until?: NullableTimestamp;
    /**
     * @description Of `acknowledge`: false takes it back.
     * @default true
     */
    acknowledged?: boolean;
    /** @description Of `assign`; required there. Null for nobody. */
    assignee_id?: NullableId;
}
/**
 * @example {
 *       "changed": 1,
 *       "issue_ids": [
 *         "0190f3a0-0000-7000-8000-000000000031"
 *       ],
 *       "skipped": 0
 *     }
 */
export interface IssueActionsDone {
    /** @description Issues that were changed. */
    changed: number;
    /** @description Their ids, such as for an undo. */
    issue_ids: Id[];
    /** @description Issues that were as wanted already. */
    skipped: number;
}
/**
 * @description The place, region and text, where most of the pages with the link showed it, when a crawl last saw the fault.
 *     Null for page checks, when no place has half of these pages, and when the place is on one of several pages.
 */
export interface IssuePlacement {
    /** @enum {string} */
    region: "header" | "nav" | "main" | "footer" | "other";
    /** @description Anchor or alt text. */
    text: string;
    /** @description Pages with the link in this place. */
    pages: number;
    /** @description Share of all pages with the link, rounded down to hundredths. */
    share: number;
    /** @description Links that remain after a change in this place: in other places, with other texts, or a second time on the same page. */
    links_elsewhere: number;
    /**
     * @description The pages share a template that has the link, so one change fixes all `pages`. They are at least 3 and at
     *     least 80 % of the pages with the link. The link is in header, nav or footer, or on 80 % of all pages of the
     *     crawl.
     */
    in_template: boolean;
}
/** @description A URL that the link could lead to instead. Null when none was found, or when several fit equally well. */
export interface IssueSuggestion {
    /** @description The same crawl requested it with success. An archived copy was not requested. */
    url: string;
    /**
     * @description Open set.
     *     - `redirect`: a permanent redirect leads there, of the URL or of another spelling of it
     *     - `https`: the same URL with https
     *     - `spelling`: differs only in www, letter case, slashes, file extension or percent-encoding
     *     - `similar_page`: the page of the site whose address or title is most like it
     *     - `archive`: an archived copy
     */
    reason: "redirect" | "https" | "spelling" | "similar_page" | "archive" | (string & Record<never, never>);
    /** @description One sentence. */
    detail: string;
}
export interface IssueList {
    data: Issue[];
    next_cursor: NextCursor;
}
export interface IssueUpdate {
    /** @description Whether somebody has acknowledged the issue. */
    acknowledged?: boolean;
    /** @description A member of the account who may see the domain; null for nobody. */
    assignee_id?: NullableId;
}
/**
 * @description One line or more. Characters that nobody sees are removed, and something that can be seen must be left.
 * @example The partner moves its site next week.
 */
export type IgnoreReason = string;
export interface IssueIgnore {
    reason: IgnoreReason;
    /** @description It is open again after this time. Left out or null for good. */
    until?: NullableTimestamp;
}
/** @description What happened. Open set. */
export type IssueChangeKind = "opened" | "changed" | "fixed" | "reopened" | "ignored" | "unignored" | "acknowledged" | "unacknowledged" | "assigned" | "unassigned" | "rechecked" | (string & Record<never, never>);
export interface IssueChange {
    id: Id;
    change: IssueChangeKind;
    at: Timestamp;
    /** @description The crawl that saw it. */
    crawl_id: NullableId;
    /** @description Who did it; null for a crawl. */
    by: DoneBy | null;
    /** @description Evidence of a crawl, such as `reason`, `status_code`, `redirects`, `final_url` and `tls`, as in the issue; or the text that the person wrote. */
    evidence: {
        [key: string]: unknown;
    } | null;
}
export interface IssueChangeList {
    data: IssueChange[];
    next_cursor: NextCursor;
}
export interface IssuePlace {
    /** @example https://example.com/kites */
    page_url: string;
    /**
     * @description In the HTML of the page; 0 where the format has none.
     * @example 42
     */
    line: number;
    /**
     * @description Of the link.
     * @example Winders
     */
    text: string;
}
export interface IssueRule {
    id: Id;
    domain_id: Id;
    /** @description Null for every kind. */
    kind: IssueKind | null;
    /**
     * @description Null for every URL.
     * @example https://example.com/archive/*
     */
    url_pattern: string | null;
    /** @example The archive stays as it is. */
    reason: string;
    by: DoneBy;
    expires_at: NullableTimestamp;
    /**
     * @description Issues that it ignores now.
     * @example 4
     */
    ignored_issues: number;
    created_at: Timestamp;
}
export interface IssueRuleList {
    data: IssueRule[];
    next_cursor: NextCursor;
}
/** @description Give `kind`, `url_pattern` or both; with both, an issue must match both. */
export interface IssueRuleCreate {
    /** @description Another than those of docs/issues.md is refused. */
    kind?: IssueKind;
    /**
     * @description The whole URL, such as `https://example.com/*` for a host, or a path of the site when it begins with a slash, such as
     *     `/archive/*`. `*` stands for any characters. What begins neither as a path nor as a URL of the web, such as a host alone or
     *     `ftp://`, is refused. Scheme and host are kept in small letters, and `https://example.com` as `https://example.com/*`.
     * @example https://example.com/archive/*
     */
    url_pattern?: string;
    /** @example The archive stays as it is. */
    reason: IgnoreReason;
    /**
     * @description The rule ends then. Left out or null for good.
     * @example null
     */
    expires_at?: NullableTimestamp;
}
/** @description A rule keeps a `kind`, a `url_pattern` or both. */
export interface IssueRuleUpdate {
    /** @description As in `IssueRuleCreate`; null for every kind. */
    kind?: IssueKind | null;
    /**
     * @description As in `IssueRuleCreate`; null for every URL.
     * @example https://example.com/archive/*
     */
    url_pattern?: string | null;
    /** @example The archive stays as it is. */
    reason?: IgnoreReason;
    /**
     * @description The rule ends then; null for good.
     * @example null
     */
    expires_at?: NullableTimestamp;
}
/** @description Give `kind`, `url_pattern` or both; with both, an issue must match both. */
export interface IssueRuleProposal {
    /** @description Another than those of docs/issues.md is refused. */
    kind?: IssueKind;
    /**
     * @description The whole URL, such as `https://example.com/*` for a host, or a path of the site when it begins with a slash, such as
     *     `/archive/*`. `*` stands for any characters. What begins neither as a path nor as a URL of the web, such as a host alone or
     *     `ftp://`, is refused. Scheme and host are kept in small letters, and `https://example.com` as `https://example.com/*`.
     * @example https://example.com/archive/*
     */
    url_pattern?: string;
}
/**
 * @example {
 *       "open_issues": 203,
 *       "fitting": 14,
 *       "first_fitting": [
 *         "https://example.com/archive/2019"
 *       ],
 *       "complete": true
 *     }
 */
export interface IssueRulePreview {
    /** @description Open issues of the domain. */
    open_issues: number;
    /** @description How many of them the rule would ignore. */
    fitting: number;
    /** @description URLs of the first of them. */
    first_fitting: string[];
    /** @description False when there are more open issues than one request compares, 20,000; the rule itself is applied to all. */
    complete: boolean;
}
/**
 * @description - `pending`: it waits, or is to be tried again
 *     - `running`: the URL is being requested
 *     - `done`: the issue is settled by what was seen
 *     - `failed`: the URL was not requested; `error` says why
 * @enum {string}
 */
export type IssueRecheckState = "pending" | "running" | "done" | "failed";
/**
 * @description A check of the URL of one issue, without a crawl.
 * @example {
 *       "id": "0190f3a0-0000-7000-8000-000000000041",
 *       "issue_id": "0190f3a0-0000-7000-8000-000000000031",
 *       "state": "done",
 *       "requested_by": "ada@example.com",
 *       "requested_at": "2026-01-12T10:00:00.000Z",
 *       "looked_at": "2026-01-12T10:00:01.200Z",
 *       "finished_at": "2026-01-12T10:00:01.240Z",
 *       "outcome": "fixed",
 *       "inconclusive_because": null,
 *       "issue_state": "fixed",
 *       "evidence": {
 *         "verdict": "ok",
 *         "reason": "ok",
 *         "status_code": 200
 *       },
 *       "error": null
 *     }
 */
export interface IssueRecheck {
    id: Id;
    issue_id: Id;
    state: IssueRecheckState;
    requested_by: DoneBy;
    requested_at: Timestamp;
    /** @description When the response of the URL was judged. */
    looked_at: NullableTimestamp;
    finished_at: NullableTimestamp;
    /** @description Outcome of the issue; null until the recheck is done. `none` for an issue that is ignored, or was fixed before and still is. */
    outcome: IssueOutcome | null;
    /**
     * @description Why it could not say whether the fault is still there.
     * @example site_unreachable
     */
    inconclusive_because: string | null;
    /** @description State of the issue afterwards. */
    issue_state: IssueState | null;
    /** @description Evidence, such as `verdict`, `reason`, `status_code`, `redirects`, `final_url` and `tls`, as in the issue. */
    evidence: {
        [key: string]: unknown;
    } | null;
    /** @description Why the URL was not requested. */
    error: string | null;
}
export interface IssueCommentAuthor {
    /**
     * @description `person` or `api-key`. Open set.
     * @example person
     */
    kind: string;
    id: Id;
    /**
     * @description As it was when the comment was written.
     * @example ada@example.com
     */
    name: string;
}
export interface IssueComment {
    id: Id;
    issue_id: Id;
    author: IssueCommentAuthor;
    /**
     * @description Plain text of one or more lines.
     * @example The partner moves its site next week.
     */
    text: string;
    created_at: Timestamp;
    /** @description Null when nobody changed it. */
    edited_at: NullableTimestamp;
}
export interface IssueCommentList {
    data: IssueComment[];
    next_cursor: NextCursor;
}
export interface IssueCommentWrite {
    /**
     * @description One line or more. Characters that nobody sees are removed, and something that can be seen must be left.
     * @example The partner moves its site next week.
     */
    text: string;
}
/** @constant */
export type ProcessState = "ok";
/**
 * @example {
 *       "status": "ok",
 *       "version": "0.1.0"
 *     }
 */
export interface Health {
    status: ProcessState;
    version: string;
}
/**
 * @description api answers this contract; crawl runs crawls, schedules and ownership checks; deliver sends webhooks, mails and chat messages.
 * @enum {string}
 */
export type ServerRole = "api" | "crawl" | "deliver";
export interface Readiness {
    /** @enum {string} */
    status: "ready" | "unavailable";
    /**
     * @description Why it is unavailable; the log says more. starting: the database answers, its schema is being brought up to
     *     date. database_unreachable: it does not answer. database_locked: it answers, but another client holds a lock on
     *     tables that the server needs. database_refuses: it does not accept the server's user, password or database.
     *     database_damaged: its file is damaged, or was deleted or replaced while the server ran; of MySQL and MariaDB, its
     *     tables are missing or older. stopping: the server got a signal to stop.
     */
    reason?: "starting" | "database_unreachable" | "database_locked" | "database_refuses" | "database_damaged" | "stopping" | (string & Record<never, never>);
    /** @description What this server does. */
    roles: ServerRole[];
    /** @description State of each part. */
    checks: {
        /** @enum {string} */
        database: "ok" | "failed";
        /**
         * @description `degraded`: work starts later, and nothing is lost.
         * @enum {string}
         */
        scheduler: "ok" | "degraded" | "failed";
    };
}
/**
 * @description 1 to 5 broken targets low, 6 to 20 medium, 21 or more high.
 * @enum {string}
 */
export type Severity = "low" | "medium" | "high";
export interface TopBrokenLink {
    url: string;
    /** @description Last HTTP status; 0 when there was no response. */
    status_code: number;
    /** @description Count of pages containing it. */
    found_on_pages: number;
}
export interface CrawlStartedEvent {
    /** @constant */
    event: "crawl.started";
    timestamp: Timestamp;
    data: {
        crawl_id: Id;
        domain: string;
        domain_id: Id;
        /** @description Start URL that is tried first: `https://` and the hostname. */
        url: string;
        max_pages: number;
        depth_limit: number;
        started_at: Timestamp;
    };
}
export interface CrawlCompletedEvent {
    /** @constant */
    event: "crawl.completed";
    timestamp: Timestamp;
    data: {
        crawl_id: Id;
        domain: string;
        domain_id: Id;
        /** @description Start URL that was used; `http://…` if the server does not speak TLS. */
        url: string;
        started_at: Timestamp;
        completed_at: Timestamp;
        /** @description Time spent crawling. The time between a suspension and the resumption does not count. */
        duration_seconds: number;
        stats: CrawlStats;
    };
}
export interface CrawlFailedEvent {
    /** @constant */
    event: "crawl.failed";
    timestamp: Timestamp;
    data: {
        crawl_id: Id;
        domain: string;
        domain_id: Id;
        /** @description Start URL that was used; `http://…` if the server does not speak TLS. */
        url: string;
        started_at: Timestamp;
        failed_at: Timestamp;
        /** @description Human-readable message. */
        error: string;
        error_code: CrawlErrorCode;
        pages_crawled: number;
    };
}
export interface BrokenLinksFoundEvent {
    /** @constant */
    event: "broken_links.found";
    timestamp: Timestamp;
    data: {
        crawl_id: Id;
        domain: string;
        domain_id: Id;
        /** @description Unique broken targets. */
        broken_link_count: number;
        /** @description Total pages crawled. */
        total_pages: number;
        severity: Severity;
        top_broken_links: TopBrokenLink[];
    };
}
export interface TestEvent {
    /** @constant */
    event: "test";
    timestamp: Timestamp;
    data: {
        message: string;
        webhook_id: Id;
    };
}
export type paths = {
    "/api/v1/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all domains
         * @description The domains that the caller may see, each as `getDomain` shows it.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Add a domain
         * @description Takes any spelling of a site (upper case, scheme, `www.`, path, port) and normalises it to a bare hostname. The
         *     domain starts `unverified` with a new token. It cannot be crawled before the DNS check has found the token.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * Get one domain's details
         * @description Ownership, settings, schedule and figures. Send the `ETag` as `If-Match` to `updateDomain` and `deleteDomain`.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /**
         * Delete a domain and all its data
         * @description Removes crawls, results, events, deliveries, schedule, verification and settings at once. It cannot be undone. A
         *     running crawl stops without an event. From the response on, nothing of the domain can be read, and its name can
         *     be added again. The rows of a large domain are removed from the database in the minutes after that. What stays is
         *     one entry `domain.deleted` in the audit log, with who, when and the name.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        /**
         * Update domain settings
         * @description Members that are left out keep their value.
         */
        patch: operations["updateDomain"];
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/crawl-config/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a crawl configuration would do
         * @description Takes a change as `updateDomain` does, refuses the same changes, and saves nothing. The response says which
         *     pages of the newest completed crawl the exclusions would leave out, and when the next scheduled crawls would
         *     start.
         */
        post: operations["previewCrawlConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/verification/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for the TXT record now
         * @description Takes effect at once. If the record is found, the domain is `verified`. If it is definitely absent, the domain
         *     loses its verification. A DNS answer that cannot be trusted (SERVFAIL, refusal, time-out) changes nothing and is
         *     reported in `verification.last_check`. DNS is queried at most once in 10 seconds for a domain. Within that time
         *     the response has the last result, of `verification.checked_at`.
         */
        post: operations["checkDomainVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/crawls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the crawls of a domain
         * @description Queued, running and ended crawls of this domain. `listAllCrawls` lists those of all domains.
         */
        get: operations["listCrawls"];
        put?: never;
        /**
         * Start a crawl
         * @description The crawl is queued and starts when the account has a free slot. The limits may only lower what the plan and
         *     the domain allow. 409 `domain_not_verified` when ownership is not proved, 409 `crawl_in_progress` (with
         *     `crawl_id`) when one is queued or running, 429 `rate_limited` when people and keys have started 60 crawls of the
         *     domain or 600 of the account within an hour.
         */
        post: operations["startCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the crawls of all domains
         * @description Those of the domains that the caller may see.
         */
        get: operations["listAllCrawls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Get one crawl
         * @description State, progress and figures of a crawl. To follow one that runs, use `followCrawl`.
         */
        get: operations["getCrawl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Follow a crawl live
         * @description Server-sent events. The first are the present state and progress, also after a reconnect. Then come `state`
         *     (`{"state": "running"}`) when it changes, `progress` (`CrawlProgress`) at most twice a second, and `end`
         *     (`Crawl`) when the crawl has ended. Then the stream closes. The numbers in `id` rise. A caller that reads slowly
         *     misses intermediate progress, never the end. A comment every 15 seconds keeps the connection alive. The stream also
         *     closes when the caller may no longer read the crawl, and when the server stops: connect again.
         *
         *     At most 20 streams of an account are open on a server, and 500 in all; 429 with `Retry-After` beyond that.
         */
        get: operations["followCrawl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a crawl
         * @description A queued crawl becomes `canceled` and no event goes out. A running one stops soon and ends `failed` with
         *     `CANCELED`, so that every `crawl.started` has its end. 409 `crawl_not_active` when it has already ended.
         */
        post: operations["cancelCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * List the pages that were read
         * @description With `q`, `problem` or `rendered` a request looks at 10,000 pages at most: follow `next_cursor`, even when a page is short or
         *     empty.
         */
        get: operations["listCrawlPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/pages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Export the pages that were read as CSV
         * @description Every page that fits the filters of listCrawlPages, in its order, as an attachment. The columns are those of the
         *     section `pages` of a report. The file is sent while it is made, so its length is not known before.
         */
        get: operations["exportCrawlPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * List what the page checks found
         * @description By page in order of discovery, then by code. Checks that compare pages or look at sitemaps are judged when a
         *     crawl completes.
         */
        get: operations["listCrawlFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/finding-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Count what the page checks found
         * @description One entry for each check that found something, with how to fix it; the worst first, then the most frequent.
         */
        get: operations["countCrawlFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * List what changed between two crawls
         * @description Broken targets of two completed crawls of a domain, by what became of them from the base to this crawl; in order of
         *     discovery. A target counts as broken by its verdict alone, whether or not its issue is ignored. 404 when the base is
         *     no crawl of the same domain, 409 `crawl_not_completed` when one of the two did not complete. A request looks at
         *     10,000 broken targets at most: follow `next_cursor`, even when a page is short or empty.
         */
        get: operations["compareCrawls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * List what the links point at, with verdicts
         * @description One entry per unique target, in order of discovery, each with the first pages that hold it; all of them by
         *     listLinkPages. While the crawl runs, these are the targets that have been requested so far. Filters add up. Once a
         *     crawl has ended, only links to targets that are not plainly ok are kept: `kind` and `page` find no others then.
         *     With `location`, `seen` or `q` a request looks at 10,000 targets at most: follow `next_cursor`, even when a page is
         *     short or empty.
         */
        get: operations["listCrawlLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/links.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Export what the links point at as CSV
         * @description Every target that fits the filters of listCrawlLinks, in its order, as an attachment. The columns are those of the
         *     section `links` of a report. The file is sent while it is made, so its length is not known before.
         */
        get: operations["exportCrawlLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/occurrences.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Export where the links stand as CSV
         * @description Every place that listLinkPages lists of each target that fits the filters of listCrawlLinks, as an attachment: the URL
         *     with its verdict, reason and status, then the page with line, text and region of the link. A page has a row for
         *     each form of the link that it holds, such as `a` and `img`; `links` is the number of these links. `fix` is the id of
         *     the fix that settles the open issue of the URL now. The filters choose targets, and each comes with all its
         *     places. The file is sent while it is made, so its length is not known before.
         */
        get: operations["exportCrawlOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/link-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        /**
         * Count what the links point at, by verdict and by reason
         * @description Unique targets. While the crawl runs, those that have been requested so far.
         */
        get: operations["countCrawlLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crawls/{crawl_id}/links/{target_id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
                /** @description Number of the target within the crawl. */
                target_id: number;
            };
            cookie?: never;
        };
        /**
         * List the pages that hold a link
         * @description Kept for targets that are not plainly ok; for those the list is empty once the crawl has ended.
         */
        get: operations["listLinkPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the event types
         * @description Each type with its meaning, and whether an endpoint can subscribe to it.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description The endpoints without their signing secrets, and whether each is enabled.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description No other response has the signing secret.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get one webhook endpoint
         * @description The endpoint without its signing secret. Send the `ETag` as `If-Match` to `updateWebhook` and `deleteWebhook`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Pending deliveries are `canceled`. Its secrets are deleted at once; its delivery log can be read for 30 days
         *     more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Members that are left out keep their value. A changed URL counts from the next attempt. `enabled: true`
         *     re-enables an endpoint that was disabled.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event at once
         * @description Signed and logged like any other event, and sent whatever event types the endpoint has chosen. 409
         *     `webhook_disabled` for an
         *     endpoint that is disabled, 403 `plan_limit_reached` for one over the plan's number of endpoints, 429
         *     `rate_limited` beyond 120 test events of the account within an hour.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an endpoint a new signing secret
         * @description No other response has the new secret. From the next attempt on, requests are signed with the new secret and,
         *     until the grace ends, with the previous one too: two `v1` in `X-Service-Signature`, the new one first. 409
         *     `rotation_in_progress` while the grace of an earlier rotation lasts, unless `force` ends it.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/secret/previous": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the grace of the previous signing secret
         * @description From the next attempt on, requests are signed with the new secret only. 404 when there is no such endpoint, or
         *     no previous secret in its grace.
         */
        delete: operations["endWebhookSecretGrace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List recent deliveries of an endpoint
         * @description The log of the last 30 days, newest first, each entry with its attempts. It can be read after the endpoint was
         *     deleted, too. At most 2 attempts of an endpoint are under
         *     way at a time: an endpoint that answers slowly receives later events later.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
                delivery_id: Id;
            };
            cookie?: never;
        };
        /**
         * Get one delivery with its attempts and its body
         * @description Every attempt with the answer of the subscriber, and the exact body that is signed and sent.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the notification settings
         * @description The mail recipients and the chats of the account. For each channel: whether it is ready, why not, the last result,
         *     and how many domains use it. Each domain has its own switches (`email_alerts`, `certificate_alerts`, `failure_alerts`,
         *     `slack_notifications`, `chat_notifications`). Keys that are limited to some domains cannot read them.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the notification settings
         * @description Members that are left out keep their value. Pending messages go to the new target from their next attempt on.
         *     Mails to a recipient that you remove are canceled. Keys that are limited to some domains cannot change this.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails and chat messages
         * @description The notifications of the last 30 days, newest first, with their state. Each mail recipient has an entry. Alerts
         *     that were one message have an entry each. A key that is limited to some domains sees those about them. Keys see
         *     no address of a recipient.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test through one channel
         * @description A mail to each recipient, or a chat message, at once; follow them with getNotification. One test of a channel in
         *     30 seconds, and 20 within a day.
         */
        post: operations["testNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{notification_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: Id;
            };
            cookie?: never;
        };
        /**
         * Get one notification
         * @description State of a mail or chat message, and the error of its latest attempt.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a fresh server
         * @description Creates the first account and its owner, and signs the owner in. It needs the token of the set-up link, which
         *     the server prints while it has no account; `linkvitals setup-link` prints another one. A token works once and
         *     for an hour. If people sign in with identity providers only, the owner has no password. Later they sign in with
         *     a provider that has verified the address.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ways to sign in
         * @description What a sign-in page can offer: passwords, identity providers, links to choose a new password, signing up.
         */
        get: operations["getSignInMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current session
         * @description The person who signed in, the account of this session, and all accounts of the person.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Sets the session cookie. The response does not say whether the address is known. If the person has a second
         *     factor, the response is `second_factor_required`: send `code` or `recovery_code` too in a second request.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends this session and removes its cookie. Other sessions of the person continue.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        /**
         * Switch to another account of the person
         * @description Later requests of this session are about the given account. Other sessions of the person keep theirs.
         */
        patch: operations["switchAccount"];
        trace?: never;
    };
    "/api/v1/session/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who is signed in
         * @description Dangerous operations need a sign-in of the last 15 minutes, and otherwise answer `reauthentication_required`.
         *     Then call this operation, or startProviderReauthentication if the person signs in with an identity provider. The
         *     session gets a new token.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/reauthenticate/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm with an identity provider
         * @description The response has an address of the provider. The browser goes there, and the person signs in again, even if
         *     their session at the provider still lasts. The browser comes back to `return_to` with the session confirmed and
         *     a new token in its cookie, or with a code of finishProviderSignIn as `error` in the query. The identity must be
         *     linked to the person.
         */
        post: operations["startProviderReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the person is signed in
         * @description Each with the device and the address of its last use. `endSession` ends one.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions but this one
         * @description A change of address that was not confirmed yet ends as well.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the person
         * @description A change of address that was not confirmed yet ends as well.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the profile of the person
         * @description Address, name, time zone and language. Send the `ETag` as `If-Match` to `updateMe`.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Members that are left out keep their value.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session of the person, gives this one a new token and sends the person a notice by mail.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Sets a cookie, which the request with the passkey must send within 5 minutes. The response names no person: the
         *     browser offers the passkeys that it has for this server.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Needs no password. The authenticator must verify the person, for example by a PIN or a fingerprint, so that a
         *     passkey counts as two factors. Every refusal is `invalid_credentials`.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/reauthenticate/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm with a passkey
         * @description Makes the options for the browser. Send the credential that it makes of them to `reauthenticate`.
         */
        post: operations["startReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the passkeys of the person
         * @description The passkeys with which the person can sign in, and when each was last used.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Takes the credential that the browser made from the options of `startPasskey`, within 5 minutes and in the same
         *     session. A person has at most 20 passkeys. Needs a sign-in of the last 15 minutes.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Needs a sign-in of the last 15 minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Needs a sign-in of the last 15 minutes.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name and nothing else; the person can sign in with it as before.
         */
        patch: operations["updatePasskey"];
        trace?: never;
    };
    "/api/v1/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up one-time codes
         * @description Makes a secret for an authenticator app (RFC 6238: 6 digits, 30 seconds, SHA-1). Sign-in needs no code until
         *     `confirmTotp` has accepted one. Another call replaces the secret. Needs a sign-in of the last 15 minutes.
         */
        post: operations["startTotp"];
        /**
         * Remove the one-time codes
         * @description The recovery codes are removed too. Afterwards the person signs in with the password alone. Needs a sign-in of
         *     the last 15 minutes.
         */
        delete: operations["deleteTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable one-time codes
         * @description From now on signing in with the password needs a code as well. A wrong code is `invalid_credentials`. Needs a sign-in
         *     of the last 15 minutes.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description The earlier ones do not work any more. Needs a sign-in of the last 15 minutes.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed in the account
         * @description Each entry has who changed what, from which address, and the members before and after. It never has a secret.
         *     Entries cannot be changed. They are kept for 400 days; of an account with more than 200,000 entries, the oldest are
         *     deleted earlier, but not before they are 30 days old. When a domain is deleted, all entries about it are deleted too,
         *     except the one of its deletion: who, when, and the name. A key that is limited to some domains cannot read it.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Each with its scopes, its domains and its last use. No key itself is shown.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description No other response has the key itself. API keys need a plan with `agency_features`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /**
         * Get one API key
         * @description Scopes, domains and last use, without the key itself. Send the `ETag` as `If-Match` to `updateApiKey` and
         *     `revokeApiKey`.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description From the response on, nobody can use it. It stays in the list.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Rename an API key
         * @description Changes the name and nothing else: scopes and domains of a key stay as they were made.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/api/v1/api-keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one
         * @description The new key has the name, scopes, domains and expiry of the old one. The old key works for another
         *     `overlap_seconds`; it ends before when the new one is rotated: of one key two work at a time. 409
         *     `rotation_in_progress` for a key that was rotated already.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who belongs to the account
         * @description For owners and administrators. API keys cannot manage members and invitations. Otherwise somebody with a key could add a
         *     person who stays after the key is revoked.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get one member
         * @description Owners and administrators see every member; others see themselves only.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member, or leave the account
         * @description Works on every plan. It ends the access of the person, their sessions for this account, and the invitations that
         *     they sent. Everybody may leave with their own id: they stay signed in, without this account. Only an owner may
         *     remove an owner. The last owner cannot be removed (`last_owner`).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role or the grants of a member
         * @description Takes effect with the next request of that person. Only an owner may change an owner or make somebody one. The
         *     last owner cannot be changed (`last_owner`). Needs a plan with `agency_features`.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description Invitations that nobody has accepted. They include expired ones, which can be sent again for 30 days.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to the account
         * @description For owners and administrators, on a plan with `agency_features`; only an owner may invite an owner. Mails a link that
         *     works once and for 7 days. If the server sends no mail, `email_sent` is false and `link` is the link, for you to
         *     pass on. An account has at most 100 open invitations (`invitation_limit_reached`), one for each address
         *     (`invitation_exists`). The response does not say whether the address is known on this server.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description The mailed link stops working at once, and the address can be invited again.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{invitation_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link that works for 7 days; the earlier one does not work any more. At most once a minute.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what an invitation is for
         * @description For the page that the link opens; the invitation stays as it is.
         */
        post: operations["inspectInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description A person who is on this server already signs in with the invited address and sends the token with the session
         *     cookie, or sends the token with their password. A new person sends a name and a password, or first signs in with
         *     an identity provider that has verified the invited address. They get exactly the role and the grants of the
         *     invitation, and a session for the account. An invitation is accepted once. `sign_up_closed`: an administrator invited a
         *     new person while `LINKVITALS_SIGNUP` is `off`; then only owners may invite new people.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account of your own
         * @description For everybody who is signed in, with or without an account, if `LINKVITALS_SIGNUP` is `open`. Creates an account
         *     on the default plan with the person as its owner, and switches the session to it. 409 `account_limit_reached`
         *     when the person owns as many accounts as `LINKVITALS_ACCOUNTS_PER_PERSON` allows. Accounts that others made them
         *     an owner of count too. A person can create at most 5 accounts a day.
         */
        post: operations["createOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description The account of the key or of the session, with the limits of its plan and of the other plans.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete the account and all its data
         * @description For owners who signed in, or confirmed who they are, in the last 15 minutes. It cannot be undone. From the
         *     response on, nobody can read anything of the account: crawls end without an event, endpoints receive nothing
         *     more, keys and invitations do not work. Its members keep their sign-in and their other accounts. The rows of a
         *     large account are removed from the database in the minutes after that, its audit log with them.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Rename the account
         * @description For owners and administrators. A key that is limited to some domains cannot rename the account.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/v1/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of the account
         * @description For owners and administrators. The figures are counted for each request. A key that is limited to some domains cannot read them.
         */
        get: operations["getAccountUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to choose a new password
         * @description Mails a link, `/reset-password#<token>`, that works once and for an hour. The response is the same whether the
         *     address is known or not. `channel_not_ready`: the server sends no mail; its operator can print a link with
         *     `linkvitals user reset-password`.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-resets/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a mailed link
         * @description Ends every session of the person, and makes every other link that was mailed to them invalid.
         */
        post: operations["redeemPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of e-mail address
         * @description Mails a link, `/change-email#<token>`, to the new address; it works once and for an hour. The old address stays
         *     until the link is used. Needs a sign-in of the last 15 minutes. The response is the same whether the address
         *     belongs to somebody else or not.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-changes/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address with a mailed link
         * @description The old address gets a notice.
         */
        post: operations["redeemEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to sign up
         * @description Only where `LINKVITALS_SIGNUP` is `open`. Mails a link, `/sign-up#<token>`, that works once and for a day. The
         *     response is the same whether the address is known or not.
         */
        post: operations["requestSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-ups/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with a mailed link
         * @description Creates the person and an account of their own on the default plan, and signs them in.
         */
        post: operations["redeemSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the identities of the person
         * @description At most one of each identity provider.
         */
        get: operations["listIdentities"];
        put?: never;
        /**
         * Begin to link an identity
         * @description The response has an address of the identity provider for the browser to go to. The browser comes back to
         *     `return_to` with the identity linked, or with a code of finishProviderSignIn as `error` in the query. Once it is
         *     linked, the person gets a notice by mail. Needs a sign-in of the last 15 minutes.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/{identity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                identity_id: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an identity
         * @description The person cannot sign in with it any more, and gets a notice by mail. Needs a sign-in of the last 15 minutes.
         *     `last_sign_in_method`: it is the last way in which the person can sign in.
         */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oidc/{provider_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /**
         * Sign in with an identity provider
         * @description For browsers, which go to this address: it redirects to the OpenID Connect provider. A failure, there or here,
         *     ends at `/sign-in?error=<code>` with a code of finishProviderSignIn.
         */
        get: operations["startProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oidc/{provider_id}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /**
         * Come back from an identity provider
         * @description The redirect URI to register with the provider. It signs the person in and redirects to the page where the
         *     sign-in began. A failure redirects to `/sign-in?error=<code>`: `sign_in_expired` (not begun in this browser in
         *     the last 10 minutes, or finished
         *     already), `access_denied` (the provider says so), `provider_unavailable`, `provider_error` (its response cannot
         *     be trusted; the log says why), `email_not_verified`, `sign_up_off` (nobody has this address, no valid invitation
         *     is open for it, and `LINKVITALS_SIGNUP` is not `open`), `link_required` (somebody has this address: sign in as
         *     before, then link the identity), `identity_taken`
         *     (linked to another person, or this person has another identity of the provider), `session_ended`,
         *     `not_confirmed` (the person did not sign in again, or another person did). The set is open.
         */
        get: operations["finishProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all accounts
         * @description All accounts of this server with their plans and limits, suspended ones included.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account with its owner
         * @description The owner may be a person of other accounts. A new person chooses a password with `owner_link`, which works once
         *     and for a day. Pass it on to them and to nobody else.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /**
         * Get one account
         * @description Plan, limits and suspension of an account. Send the `ETag` as `If-Match` to `updateAnyAccount`.
         */
        get: operations["getAnyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account's plan, its domain limit, or suspend it
         * @description A smaller plan deletes nothing: domains over its limit become read-only. While an account is suspended, nothing
         *     of it is crawled or delivered, and its people and keys get `account_suspended`. Its crawls continue afterwards.
         */
        patch: operations["updateAnyAccount"];
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the reports of a domain
         * @description Reports in every state, without their content: `getReportFile` sends that.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Create a report
         * @description A job makes the report. Read `state` until it is ready, then fetch it with getReportFile. It is about one
         *     completed crawl: that of `crawl_id`, or the newest one, within the period if you give one. With a period it also
         *     lists the
         *     crawls that ended in it. 409 `crawl_not_completed` when there is no such crawl, `report_limit_reached` when 20 reports
         *     of the account wait, 1,000 of the domain are kept, or the files of the account's reports take as much as they may
         *     (5,000 MB unless the operator has set another size), 410 `results_expired` when the pages and links of the crawl
         *     were deleted by age.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the share links of a domain
         * @description The list has expired ones too, until they are revoked. It does not show their addresses.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * Share the report of a domain
         * @description Creates an address at which anybody can read the report without signing in. No other response has it. Without
         *     `crawl_id` the page always shows the newest completed crawl. Links work only while the setting
         *     `sharing` of the domain is on: otherwise 409 `sharing_disabled`. 409 `crawl_not_completed` when the domain has no such
         *     completed crawl, `share_link_limit_reached` when it has 100 links.
         */
        post: operations["createShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/share-links/{share_link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
                share_link_id: components["parameters"]["ShareLinkId"];
            };
            cookie?: never;
        };
        /**
         * Get one share link
         * @description What the link shows, when it ends and when it was last used, without its address. Send the `ETag` as
         *     `If-Match` to `updateShareLink`.
         */
        get: operations["getShareLink"];
        put?: never;
        post?: never;
        /**
         * Revoke a share link
         * @description Its address gives 404 from now on.
         */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        /**
         * Change the name, end or password of a share link
         * @description Its address stays. Members that are left out keep their value. With a new password, readers who entered an earlier one
         *     must enter it again.
         */
        patch: operations["updateShareLink"];
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/badges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the badges of a domain
         * @description At most one for each metric. The list does not show their addresses.
         */
        get: operations["listBadges"];
        put?: never;
        /**
         * Create a badge, or change its address
         * @description The badge is an SVG image at an address of its own. No other response has it. If the domain
         *     has a badge of this metric already, its old address stops working. 409 `sharing_disabled` while the setting `sharing`
         *     of the domain is off.
         */
        post: operations["createBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/badges/{metric}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
                metric: components["parameters"]["BadgeMetric"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a badge
         * @description Its address gives 404 from now on.
         */
        delete: operations["deleteBadge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        /**
         * Get a report and its progress
         * @description State, percent done, and the facts of the file once it is made. `getReportFile` sends the file.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description Its file is deleted too. A report that is being made is stopped.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{report_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        /**
         * Download a report
         * @description The file, as an attachment. 409 `report_not_ready` until it is made, or when it could not be made.
         */
        get: operations["getReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the branding of reports
         * @description Name, colour and logo of the account for its reports. Send the `ETag` as `If-Match` to `updateBranding`.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the branding of reports
         * @description PDF and HTML reports that are made afterwards show it in place of the name of the service. Members that are left out keep
         *     their value; null removes one. 403 `plan_required` unless the plan has agency features. A logo is drawn once, without
         *     scripts, files or network, and kept as PNG of 800 by 240 pixels at most.
         */
        patch: operations["updateBranding"];
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/trends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * Get the trends of a domain
         * @description The figures of each crawl that ended in the window, oldest first. A crawl that failed or was canceled has no
         *     figures: it is a mark, not a point of zeros. A time without crawls has neither. With `by=day` each day (UTC) has
         *     one point,
         *     that of its last completed crawl, and the window is of whole days with today as the last.
         */
        get: operations["getDomainTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trends of all domains
         * @description Day by day (UTC), with today as the last day of the window, over the domains that the caller may see: of each domain
         *     its last completed crawl up to the end of the day, if it is at most 34 days older. `domains` says how many these are:
         *     compare the sums of two days only if it is the same on both. New, fixed and reopened issues, `crawls` and the
         *     duration are those of the crawls of the day. A day without a completed crawl has no point.
         */
        get: operations["getTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trends/recent-crawls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last crawls of several domains
         * @description The last 30 crawls of each domain that ended, oldest first. Domains that the caller may not see are left out.
         */
        get: operations["listRecentCrawls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues of all domains
         * @description With a filter a request may look at 10,000 issues at most: follow `next_cursor`, even when a page is short or empty.
         */
        get: operations["listAllIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the issues of all domains as CSV
         * @description Every issue that fits the filters of listAllIssues, in its order, as an attachment: its `domain`, then the columns
         *     of the section `issues` of a report. The file is sent while it is made, so its length is not known before.
         */
        get: operations["exportAllIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the issues of a domain
         * @description An issue is a fault of a URL across all crawls of the domain. It is fixed only when a crawl or a recheck has seen that
         *     the fault is gone.
         *     With a filter a request may look at 10,000 issues at most: follow `next_cursor`, even when a page is short or empty.
         */
        get: operations["listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issues.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * Export the issues of a domain as CSV
         * @description Every issue that fits the filters of listIssues, in its order, as an attachment. The columns are those of the
         *     section `issues` of a report. The file is sent while it is made, so its length is not known before.
         */
        get: operations["exportIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issue-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * Count the issues of a domain by state
         * @description The present counts. In each state at most 10,000 issues are counted, those that were opened last.
         */
        get: operations["countIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fixes of all domains
         * @description The first thing to do first, whatever its domain.
         *     With a filter a request may look at 10,000 fixes at most: follow `next_cursor`, even when a page is short or empty.
         */
        get: operations["listAllFixes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the fixes of a domain
         * @description A fix is a change that one person makes in one place. It settles one open issue or hundreds; each open issue is in one
         *     fix. The first thing to do comes first: by priority, then by age. Crawls rank the fixes, and a fix follows its issues
         *     at once when they are ignored, rechecked or opened again.
         *     With a filter a request may look at 10,000 fixes at most: follow `next_cursor`, even when a page is short or empty.
         */
        get: operations["listFixes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fixes/{fix_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fix_id: components["parameters"]["FixId"];
            };
            cookie?: never;
        };
        /**
         * Get a fix
         * @description 404 once none of its issues is open. When one is open again, the fix has the same id as before.
         */
        get: operations["getFix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/fixes/points": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the points that several fixes bring back
         * @description The points that come back once all issues of these fixes are settled, by the formula of the score. They are no sum of the
         *     points of each. 404 when one of the fixes is unknown.
         */
        post: operations["countFixPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/fixes/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail fixes to the person who makes them
         * @description Sends one mail with these fixes, the first thing to do first: the fault of each, its reach, how to fix it, and the first places
         *     with their lines. A reader who is a member of the account and may see the domain also gets a link to them. The mail is in the
         *     language of the reader, if it is known here, otherwise in that of the sender. 404 when one of the fixes is unknown.
         *     409 `channel_not_ready`: the server sends no mail. 429 after 50 such mails of the account in 24 hours, or 10 to this address,
         *     from all accounts together.
         */
        post: operations["mailFixes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issues/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore, reopen, acknowledge, assign or recheck many issues
         * @description Does to each issue what ignoreIssue, reopenIssue, updateIssue or recheckIssue does, with the same rules. Either all issues are
         *     changed or none: 404 when one of the ids is unknown, 422 for more than 1,000 issues, 429 for more rechecks than may be requested.
         *     A fix stands for the issues of it that are open. Issues that are as wanted already are skipped. The audit log has one entry, and the
         *     history of each issue its own. To recheck, a person needs the right to crawl the domain too.
         */
        post: operations["actOnIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * Get an issue
         * @description State, evidence and the decisions of people. Send the `ETag` as `If-Match` to `updateIssue`.
         */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Acknowledge or assign an issue
         * @description Members that are left out keep their value.
         */
        patch: operations["updateIssue"];
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * List where pages hold the URL of an issue
         * @description As the last crawl that saw the fault found it. Empty for page checks, because the URL of the issue is the page,
         *     and when the pages of that crawl were deleted by age.
         */
        get: operations["listIssuePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/occurrences.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * Export where pages hold the URL of an issue as CSV
         * @description Every place that listIssuePages lists, as an attachment, with the columns of exportCrawlOccurrences. Only the names
         *     of the columns when that list is empty.
         */
        get: operations["exportIssueOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * List the changes of an issue
         * @description When crawls and people changed the issue, with the evidence or the text of each change.
         */
        get: operations["listIssueChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore an issue
         * @description It does not count as open and is in no mail, for good or until `until`. From the next crawl on, it costs no
         *     points of the score; `broken_links` of a crawl still counts it. Crawls continue to check it: when its fault is
         *     gone, it is fixed.
         */
        post: operations["ignoreIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop ignoring an issue
         * @description An issue that is not ignored does not change.
         */
        post: operations["reopenIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/recheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * Get the last recheck of an issue
         * @description 404 when nobody requested one in the last 7 days.
         */
        get: operations["getIssueRecheck"];
        put?: never;
        /**
         * Check the URL of an issue again now
         * @description Requests the URL as a crawl does, in the background, and settles the issue by the result. The figures and the
         *     score of the last crawl do not change. While a recheck of the issue waits or runs, the response is that one. 409
         *     `domain_not_verified`,
         *     403 `domain_read_only` for a domain over the plan, 429 `rate_limited` after 60 an hour of a domain or 240 of an
         *     account.
         */
        post: operations["recheckIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on an issue
         * @description Comments of people on the issue, each with its author.
         */
        get: operations["listIssueComments"];
        put?: never;
        /**
         * Comment on an issue
         * @description Plain text. 409 `issue_comment_limit_reached` at 500 comments of an issue, or 10,000 of all issues of a domain.
         */
        post: operations["createIssueComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issues/{issue_id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Everybody may delete their own comments, owners and administrators those of others; else 403 `not_the_author`.
         */
        delete: operations["deleteIssueComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment of one's own
         * @description 403 `not_the_author` for a comment of somebody else.
         */
        patch: operations["updateIssueComment"];
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issue-rules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        /**
         * List the rules of a domain
         * @description Rules by which issues of the domain are ignored, each with the number of issues that it ignores now.
         */
        get: operations["listIssueRules"];
        put?: never;
        /**
         * Ignore a kind of issue or a pattern of URLs
         * @description Open issues that match are ignored at once, later ones when a crawl finds them. 409 `issue_rule_limit_reached` at 100
         *     rules of a domain.
         */
        post: operations["createIssueRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{domain_id}/issue-rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a rule would ignore
         * @description Takes a rule as `createIssueRule` does and saves nothing. The response says how many open issues of the domain match it.
         */
        post: operations["previewIssueRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/issue-rules/{rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        /**
         * Get one rule
         * @description What the rule ignores, why and how long. Send the `ETag` as `If-Match` to `updateIssueRule`.
         */
        get: operations["getIssueRule"];
        put?: never;
        post?: never;
        /**
         * Delete a rule
         * @description Issues that only this rule ignored are open again.
         */
        delete: operations["deleteIssueRule"];
        options?: never;
        head?: never;
        /**
         * Change a rule
         * @description Members that are left out keep their value. With another kind or pattern, and when a rule that has ended goes on, open
         *     issues are compared as for a new rule: those that match are ignored, the others are open again. Otherwise the issues that
         *     it ignores stay ignored, with the new reason and end.
         */
        patch: operations["updateIssueRule"];
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Succeeds as long as the process answers requests, whatever the state of the database. For liveness probes.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the server can take work
         * @description 503 when the database does not answer or the server stops. For readiness probes and load balancers.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = {
    "crawl.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl has been initiated and begins processing URLs
         * @description Sent when a crawl leaves the queue, with its limits.
         */
        post: operations["crawlStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl finished successfully and results are available
         * @description Sent when a crawl has ended well, with its figures.
         */
        post: operations["crawlCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl hit an error and could not complete
         * @description Sent when a crawl has ended with an error or was canceled while it ran, with the reason.
         */
        post: operations["crawlFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "broken_links.found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A completed crawl detected broken links
         * @description Sent after `crawl.completed` when the crawl has broken links, with up to five of them.
         */
        post: operations["brokenLinksFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The subscriber requested a test
         * @description Sent only on request, by `testWebhook`.
         */
        post: operations["testEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type components = {
    schemas: {
        Id: Id;
        NullableId: NullableId;
        Timestamp: Timestamp;
        NullableTimestamp: NullableTimestamp;
        NextCursor: NextCursor;
        ProblemCode: ProblemCode;
        Problem: Problem;
        ProblemError: ProblemError;
        VerificationStatus: VerificationStatus;
        VerificationBadge: VerificationBadge;
        LifecycleState: LifecycleState;
        HealthStatus: HealthStatus;
        HealthScore: HealthScore;
        TxtRecord: TxtRecord;
        VerificationCheck: VerificationCheck;
        Verification: Verification;
        ReportFrequency: ReportFrequency;
        EmailAlertsWhen: EmailAlertsWhen;
        HiddenValue: HiddenValue;
        DomainSettings: DomainSettings;
        DomainSettingsUpdate: DomainSettingsUpdate;
        ScheduleFrequency: ScheduleFrequency;
        RenderingChoice: RenderingChoice;
        CrawlConfig: CrawlConfig;
        TimeOfDay: TimeOfDay;
        DayOfWeek: DayOfWeek;
        DayOfMonth: DayOfMonth;
        TimeZone: TimeZone;
        ScheduleRun: ScheduleRun;
        Schedule: Schedule;
        CrawlConfigUpdate: CrawlConfigUpdate;
        CrawlConfigProposal: CrawlConfigProposal;
        CrawlConfigPreview: CrawlConfigPreview;
        ExclusionPreview: ExclusionPreview;
        DomainMetrics: DomainMetrics;
        LastIssue: LastIssue;
        Domain: Domain;
        DomainList: DomainList;
        DomainCreate: DomainCreate;
        DomainUpdate: DomainUpdate;
        DomainSort: DomainSort;
        CrawlState: CrawlState;
        CrawlTrigger: CrawlTrigger;
        CrawlErrorCode: CrawlErrorCode;
        CrawlSummary: CrawlSummary;
        CrawlStats: CrawlStats;
        ScoreInputs: ScoreInputs;
        CrawlProgress: CrawlProgress;
        CrawlIssues: CrawlIssues;
        Crawl: Crawl;
        CrawlRendering: CrawlRendering;
        RenderFailure: RenderFailure;
        SeenLink: SeenLink;
        CrawlList: CrawlList;
        CrawlStart: CrawlStart;
        FindingSeverity: FindingSeverity;
        Finding: Finding;
        CrawlFinding: CrawlFinding;
        FindingCount: FindingCount;
        FindingCountList: FindingCountList;
        IssueStateCounts: IssueStateCounts;
        CrawlFindingList: CrawlFindingList;
        Page: Page;
        PageList: PageList;
        Verdict: Verdict;
        VerdictCounts: VerdictCounts;
        ReasonCount: ReasonCount;
        VerdictFilter: VerdictFilter;
        TargetLocation: TargetLocation;
        PageSort: PageSort;
        PageProblem: PageProblem;
        VerdictReason: VerdictReason;
        TargetWarning: TargetWarning;
        RedirectHop: RedirectHop;
        Occurrence: Occurrence;
        OccurrenceList: OccurrenceList;
        TlsFault: TlsFault;
        TlsEvidence: TlsEvidence;
        Target: Target;
        TargetIssue: TargetIssue;
        TargetList: TargetList;
        NotificationChannel: NotificationChannel;
        NotificationKind: NotificationKind;
        NotificationState: NotificationState;
        MailAddress: MailAddress;
        ChannelStatus: ChannelStatus;
        ChannelUse: ChannelUse;
        EmailSettings: EmailSettings;
        ChatSettings: ChatSettings;
        NotificationSettings: NotificationSettings;
        NotificationSettingsUpdate: NotificationSettingsUpdate;
        QuietHours: QuietHours;
        ClockTime: ClockTime;
        SummarySettings: SummarySettings;
        SummarySettingsUpdate: SummarySettingsUpdate;
        Weekday: Weekday;
        WhenNothingChanged: WhenNothingChanged;
        SummaryAttachment: SummaryAttachment;
        ChatWebhook: ChatWebhook;
        TokenTarget: TokenTarget;
        TelegramChat: TelegramChat;
        ChatUrl: ChatUrl;
        NotificationTest: NotificationTest;
        Notification: Notification;
        NotificationList: NotificationList;
        NotificationTestResult: NotificationTestResult;
        EventType: EventType;
        SubscribableEventType: SubscribableEventType;
        EventTypeList: EventTypeList;
        Webhook: Webhook;
        WebhookWithSecret: WebhookWithSecret;
        WebhookList: WebhookList;
        WebhookCreate: WebhookCreate;
        WebhookUpdate: WebhookUpdate;
        WebhookSecretRotation: WebhookSecretRotation;
        DeliveryState: DeliveryState;
        Attempt: Attempt;
        Delivery: Delivery;
        DeliveryWithBody: DeliveryWithBody;
        DeliveryList: DeliveryList;
        EmailAddress: EmailAddress;
        Password: Password;
        Name: Name;
        ShortName: ShortName;
        Language: Language;
        Locale: Locale;
        ChosenLocale: ChosenLocale;
        ChosenTimeZone: ChosenTimeZone;
        Role: Role;
        User: User;
        UserUpdate: UserUpdate;
        PasswordChange: PasswordChange;
        AccountMembership: AccountMembership;
        SetUp: SetUp;
        SignInMethods: SignInMethods;
        ProviderId: ProviderId;
        ReturnPath: ReturnPath;
        SignInProvider: SignInProvider;
        Identity: Identity;
        IdentityList: IdentityList;
        IdentityLink: IdentityLink;
        IdentityLinkStart: IdentityLinkStart;
        SignIn: SignIn;
        Reauthentication: Reauthentication;
        OneTimeCode: OneTimeCode;
        RecoveryCode: RecoveryCode;
        SignInFactors: SignInFactors;
        TotpSetup: TotpSetup;
        TotpConfirmation: TotpConfirmation;
        RecoveryCodes: RecoveryCodes;
        Base64Url: Base64Url;
        PasskeyName: PasskeyName;
        PasskeyTransport: PasskeyTransport;
        PasskeyDescriptor: PasskeyDescriptor;
        PasskeyRelyingParty: PasskeyRelyingParty;
        PasskeyUser: PasskeyUser;
        PasskeyAlgorithm: PasskeyAlgorithm;
        PasskeyAuthenticatorSelection: PasskeyAuthenticatorSelection;
        PasskeyCreationOptions: PasskeyCreationOptions;
        PasskeyRequestOptions: PasskeyRequestOptions;
        PasskeyRegistration: PasskeyRegistration;
        PasskeyAssertion: PasskeyAssertion;
        PasskeyCreate: PasskeyCreate;
        PasskeyUpdate: PasskeyUpdate;
        PasskeySignIn: PasskeySignIn;
        Passkey: Passkey;
        PasskeyList: PasskeyList;
        SessionUpdate: SessionUpdate;
        Session: Session;
        SessionEntry: SessionEntry;
        SessionList: SessionList;
        Scope: Scope;
        ApiKey: ApiKey;
        ApiKeyWithSecret: ApiKeyWithSecret;
        ApiKeyList: ApiKeyList;
        ApiKeyCreate: ApiKeyCreate;
        ApiKeyUpdate: ApiKeyUpdate;
        ApiKeyRotation: ApiKeyRotation;
        AuditAction: AuditAction;
        AuditEntry: AuditEntry;
        AuditLog: AuditLog;
        Right: Right;
        Grant: Grant;
        Grants: Grants;
        Member: Member;
        MemberList: MemberList;
        MemberUpdate: MemberUpdate;
        InvitationCreate: InvitationCreate;
        Invitation: Invitation;
        InvitationList: InvitationList;
        InvitationSent: InvitationSent;
        InvitationToken: InvitationToken;
        InvitationPreview: InvitationPreview;
        InvitationAcceptance: InvitationAcceptance;
        PlanName: PlanName;
        PlanLimits: PlanLimits;
        Account: Account;
        AccountWithPlans: AccountWithPlans;
        Plan: Plan;
        NewOwnAccount: NewOwnAccount;
        AccountUpdate: AccountUpdate;
        Usage: Usage;
        AccountUsage: AccountUsage;
        MailRequest: MailRequest;
        SignUpRequest: SignUpRequest;
        MailRequested: MailRequested;
        MailedToken: MailedToken;
        PasswordReset: PasswordReset;
        EmailChangeRequest: EmailChangeRequest;
        EmailChange: EmailChange;
        SignUp: SignUp;
        CustomLimits: CustomLimits;
        CustomLimitsUpdate: CustomLimitsUpdate;
        AdminAccount: AdminAccount;
        AdminAccountCreated: AdminAccountCreated;
        AdminAccountList: AdminAccountList;
        AdminAccountCreate: AdminAccountCreate;
        AdminAccountUpdate: AdminAccountUpdate;
        ReportFormat: ReportFormat;
        ReportSection: ReportSection;
        ReportState: ReportState;
        ReportFile: ReportFile;
        CsvFile: CsvFile;
        ReportDocument: ReportDocument;
        ReportCreate: ReportCreate;
        Report: Report;
        ReportFileFacts: ReportFileFacts;
        ReportList: ReportList;
        ShareLink: ShareLink;
        ShareLinkWithUrl: ShareLinkWithUrl;
        ShareLinkList: ShareLinkList;
        ShareLinkCreate: ShareLinkCreate;
        SharePassword: SharePassword;
        ShareLinkUpdate: ShareLinkUpdate;
        BadgeMetric: BadgeMetric;
        Badge: Badge;
        BadgeWithUrl: BadgeWithUrl;
        BadgeCreate: BadgeCreate;
        BadgeList: BadgeList;
        Branding: Branding;
        BrandingUpdate: BrandingUpdate;
        TargetChange: TargetChange;
        ComparedState: ComparedState;
        ComparedTarget: ComparedTarget;
        ComparedTargetList: ComparedTargetList;
        DomainIds: DomainIds;
        RecentCrawl: RecentCrawl;
        RecentCrawls: RecentCrawls;
        RecentCrawlsList: RecentCrawlsList;
        TrendSpan: TrendSpan;
        TrendStep: TrendStep;
        SeverityCounts: SeverityCounts;
        TrendPoint: TrendPoint;
        ComparedIssues: ComparedIssues;
        TrendMark: TrendMark;
        DomainTrends: DomainTrends;
        TrendTimeZone: TrendTimeZone;
        AccountTrendPoint: AccountTrendPoint;
        AverageHealthScore: AverageHealthScore;
        AccountTrendMark: AccountTrendMark;
        AccountTrends: AccountTrends;
        IssueState: IssueState;
        IssueSort: IssueSort;
        IssueKind: IssueKind;
        IssueOutcomes: IssueOutcomes;
        IssueOutcome: IssueOutcome;
        DoneBy: DoneBy;
        IssueIgnored: IssueIgnored;
        IssueAcknowledged: IssueAcknowledged;
        Issue: Issue;
        FixId: FixId;
        FixKind: FixKind;
        FixKinds: FixKinds;
        FixSubject: FixSubject;
        Fix: Fix;
        FixList: FixList;
        FixSelection: FixSelection;
        FixPoints: FixPoints;
        FixMail: FixMail;
        FixMailQueued: FixMailQueued;
        IssueActions: IssueActions;
        IssueActionsDone: IssueActionsDone;
        IssuePlacement: IssuePlacement;
        IssueSuggestion: IssueSuggestion;
        IssueList: IssueList;
        IssueUpdate: IssueUpdate;
        IgnoreReason: IgnoreReason;
        IssueIgnore: IssueIgnore;
        IssueChangeKind: IssueChangeKind;
        IssueChange: IssueChange;
        IssueChangeList: IssueChangeList;
        IssuePlace: IssuePlace;
        IssueRule: IssueRule;
        IssueRuleList: IssueRuleList;
        IssueRuleCreate: IssueRuleCreate;
        IssueRuleUpdate: IssueRuleUpdate;
        IssueRuleProposal: IssueRuleProposal;
        IssueRulePreview: IssueRulePreview;
        IssueRecheckState: IssueRecheckState;
        IssueRecheck: IssueRecheck;
        IssueCommentAuthor: IssueCommentAuthor;
        IssueComment: IssueComment;
        IssueCommentList: IssueCommentList;
        IssueCommentWrite: IssueCommentWrite;
        ProcessState: ProcessState;
        Health: Health;
        ServerRole: ServerRole;
        Readiness: Readiness;
        Severity: Severity;
        TopBrokenLink: TopBrokenLink;
        CrawlStartedEvent: CrawlStartedEvent;
        CrawlCompletedEvent: CrawlCompletedEvent;
        CrawlFailedEvent: CrawlFailedEvent;
        BrokenLinksFoundEvent: BrokenLinksFoundEvent;
        TestEvent: TestEvent;
    };
    responses: {
        /** @description Malformed JSON, unknown field, wrong type, bad parameter. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description No valid API key or session: none was sent, or it is unknown, expired or revoked. With signIn, the credentials are wrong or not sufficient. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The key's scope, the person's role, the plan or a limit of the plan does not allow it. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The object does not exist, or belongs to another account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The present state does not allow it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * @description `results_expired`: pages, links and findings are older than the plan keeps them, or were removed to make room for
         *     newer ones. The crawl itself stays, with its statistics and its score.
         */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The object has changed since the ETag in `If-Match`. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Body over 1 MiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Body is not application/json, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The request is well-formed, but cannot be carried out; `detail` says what to change. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * @description Too many requests with this key, by this person, or from this address; or too many requests for costly operations
         *     (`x-costly`) of this caller or account at once; or as much was done within an hour or a day as an account may.
         */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * @description The database does not answer or takes no writes, this server has no role `api`, or too many requests wait for a
         *     costly operation (`x-costly`) or for their exclusion patterns to be checked. A write that was under way when the database was lost may have been
         *     stored: `Idempotency-Key` and `If-Match` make it safe to send it again.
         */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Any other error. */
        Problem: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Allow: components["headers"]["Allow"];
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        AccountId: Id;
        KeyId: Id;
        UserId: Id;
        InvitationId: Id;
        IdentityId: Id;
        ProviderId: ProviderId;
        /** @description Path on this server to come back to. */
        ReturnTo: ReturnPath;
        SessionId: Id;
        PasskeyId: Id;
        DomainId: Id;
        /** @description Days back from now. */
        TrendWindow: TrendSpan;
        CrawlId: Id;
        /** @description Default `broken`, or any verdict where another filter is given. */
        LinkVerdict: VerdictFilter;
        /** @description Only targets on the site, or only those elsewhere. */
        LinkLocation: TargetLocation;
        /** @description Only targets whose URL holds this text, in upper or lower case. */
        LinkText: string;
        /** @description Only targets with this reason, as `VerdictReason` lists them. */
        LinkReason: string;
        /** @description Only targets whose last HTTP status was this one. */
        LinkStatus: number;
        /** @description Only targets on this host, without a port; international names in any spelling. */
        LinkHost: string;
        /** @description Only targets with a link of this kind, as in `Occurrence.kind`. */
        LinkKind: string;
        /** @description Only targets that the page with this `target_id` links to. */
        LinkPage: number;
        /** @description Only targets with this `seen`: with `rendered`, those that only scripts link to. None before the end of the crawl. */
        LinkSeen: "raw" | "rendered" | "both";
        /** @description Only the target with this number. */
        LinkTarget: number;
        /** @description Only pages whose URL or title holds this text, in upper or lower case. */
        PageText: string;
        /** @description Only pages with this problem; without it, all pages. */
        PageWithProblem: PageProblem;
        /** @description Only pages with this `rendered`. */
        RenderedFilter: "yes" | "no" | "failed";
        /** @description What comes first. */
        PageOrder: PageSort;
        /** @description Only issues in this state. */
        IssueInState: IssueState;
        /** @description Only issues of this kind. */
        IssueOfKind: IssueKind;
        /** @description Only issues of this severity. */
        IssueOfSeverity: FindingSeverity;
        /** @description Only issues that are assigned to this person. */
        IssueAssignee: Id;
        /** @description Only issues of URLs with this host. */
        IssueHost: string;
        /** @description Only issues with this outcome of the last crawl; several with commas. */
        IssueWithOutcome: IssueOutcomes;
        /** @description Only issues whose URL holds this text. */
        IssueText: string;
        /** @description Only issues of this fix. Issues that are not open are in none. */
        IssueOfFix: FixId;
        /** @description Only fixes of this kind; several with commas. */
        FixOfKind: FixKinds;
        /** @description Only fixes of this severity, that of the worst of their issues. */
        FixOfSeverity: FindingSeverity;
        /** @description Only fixes of which the URL, the pattern or the folder is in this folder of the site, such as `/products/`. */
        FixSection: string;
        /** @description Only fixes with an issue that is assigned to this person. */
        FixAssignee: Id;
        /** @description Only fixes whose oldest issue was opened at this time or later. */
        FixOpenedSince: Timestamp;
        /** @description What comes first. */
        IssueOrder: IssueSort;
        /** @description Only crawls that were queued at this time or later. */
        QueuedFrom: Timestamp;
        /** @description Only crawls that were queued before this time. */
        QueuedTo: Timestamp;
        ShareLinkId: Id;
        BadgeMetric: BadgeMetric;
        ReportId: Id;
        IssueId: Id;
        FixId: FixId;
        CommentId: Id;
        RuleId: Id;
        WebhookId: Id;
        /** @description Entries a page. */
        Limit: number;
        /** @description `next_cursor` of the page before. Opaque. */
        Cursor: string;
        /**
         * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
         *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
         *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
         */
        IdempotencyKey: string;
        /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
        IfMatch: string;
        /**
         * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
         *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
         */
        ServiceSignature: string;
        /** @description The event type, same as `event` in the body. */
        ServiceEvent: string;
        ServiceUserAgent: "Linkvitals-Webhook/1.0";
        /** @description The same on all attempts of a delivery. Not signed, for logs only. */
        ServiceDelivery: Id;
        /** @description 1 to 4. Not signed. */
        ServiceAttempt: string;
        /** @description Id of the endpoint. Not signed. */
        ServiceWebhookId: Id;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the object. */
        ETag: string;
        /** @description Path of the new object. */
        Location: string;
        /** @description The next page, `rel="next"`, when there is one. */
        Link: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description The id that the request sent, if it has up to 64 letters, digits, `_`, `.` or `-`; otherwise a new one. The log has it too. */
        RequestId: string;
        /** @description Requests that a key may send in a window of `w` seconds: `"default";q=600;w=60`. */
        RateLimitPolicy: string;
        /** @description Requests that are left, and seconds until the window ends: `"default";r=599;t=60`. */
        RateLimit: string;
        /** @description An attachment with the name of the file. */
        ContentDisposition: string;
        /** @description SHA-256 of the file (RFC 9530). */
        ContentDigest: string;
        /** @description `no`: a proxy in between passes each event on at once. */
        AccelBuffering: "no";
        /** @description This is the first response to this Idempotency-Key again. */
        IdempotencyReplayed: "true";
        /**
         * @description The session cookie, the cookie of a sign-in with an identity provider, or their removal; with startPasskeySignIn, the
         *     cookie of the passkey's challenge.
         */
        SetCookie: string;
        /** @description Where the browser goes next. */
        RedirectLocation: string;
        /** @description The scheme to authenticate with. */
        WwwAuthenticate: string;
        /** @description With 405, the methods that the path takes. */
        Allow: string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    listDomains: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only domains whose ownership is in this state. */
                verification_status?: VerificationStatus;
                /** @description Only the domain with this hostname; normalised like the input of createDomain. */
                hostname?: string;
                /** @description Only domains whose hostname contains this text, in upper or lower case. */
                q?: string;
                /**
                 * @description The order; `-` for descending. Without it, newest first. Domains without a value come last in either direction.
                 *     A cursor is valid only with the `sort` that it was given for.
                 */
                sort?: DomainSort;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of domains. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DomainList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DomainCreate;
            };
        };
        responses: {
            /** @description The domain, with the TXT record to add. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Domain;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Domain;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDomain: {
        parameters: {
            query: {
                /** @description The exact normalised hostname of the domain; anything else gets 422. */
                confirm: string;
            };
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DomainUpdate;
            };
        };
        responses: {
            /** @description The domain as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Domain;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    previewCrawlConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlConfigProposal;
            };
        };
        responses: {
            /** @description What the configuration would do. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlConfigPreview;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkDomainVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain after the check. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Domain;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCrawls: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                state?: CrawlState;
                /** @description Only crawls that were queued at this time or later. */
                from?: components["parameters"]["QueuedFrom"];
                /** @description Only crawls that were queued before this time. */
                to?: components["parameters"]["QueuedTo"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of crawls, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startCrawl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CrawlStart;
            };
        };
        responses: {
            /** @description The queued crawl. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Crawl;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAllCrawls: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only crawls in this state. */
                state?: CrawlState;
                /** @description Only crawls of this domain. */
                domain_id?: Id;
                /** @description Only crawls that were started in this way. */
                trigger?: CrawlTrigger;
                /** @description Only crawls that were queued at this time or later. */
                from?: components["parameters"]["QueuedFrom"];
                /** @description Only crawls that were queued before this time. */
                to?: components["parameters"]["QueuedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of crawls, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getCrawl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crawl; while it runs, `progress` counts up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Crawl;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    followCrawl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last event that was received; those that follow have larger ones. */
                "Last-Event-ID"?: string;
            };
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events until the crawl has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    cancelCrawl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crawl as it is now. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Crawl;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCrawlPages: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only pages whose URL or title holds this text, in upper or lower case. */
                q?: components["parameters"]["PageText"];
                /** @description Only pages with this problem; without it, all pages. */
                problem?: components["parameters"]["PageWithProblem"];
                /** @description Only pages with this `rendered`. */
                rendered?: components["parameters"]["RenderedFilter"];
                /** @description What comes first. */
                sort?: components["parameters"]["PageOrder"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of pages. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PageList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportCrawlPages: {
        parameters: {
            query?: {
                /** @description Only pages whose URL or title holds this text, in upper or lower case. */
                q?: components["parameters"]["PageText"];
                /** @description Only pages with this problem; without it, all pages. */
                problem?: components["parameters"]["PageWithProblem"];
                /** @description Only pages with this `rendered`. */
                rendered?: components["parameters"]["RenderedFilter"];
                /** @description What comes first. */
                sort?: components["parameters"]["PageOrder"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCrawlFindings: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this kind of finding, such as `title_missing`. */
                code?: string;
                severity?: FindingSeverity;
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of findings. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlFindingList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    countCrawlFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks that found something. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindingCountList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    compareCrawls: {
        parameters: {
            query: {
                /** @description The crawl to compare with. */
                base: Id;
                /** @description Which targets are listed. */
                change?: TargetChange;
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of targets, each as both crawls saw it. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ComparedTargetList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCrawlLinks: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Default `broken`, or any verdict where another filter is given. */
                verdict?: components["parameters"]["LinkVerdict"];
                /** @description Only targets on the site, or only those elsewhere. */
                location?: components["parameters"]["LinkLocation"];
                /** @description Only targets whose URL holds this text, in upper or lower case. */
                q?: components["parameters"]["LinkText"];
                /** @description Only targets with this reason, as `VerdictReason` lists them. */
                reason?: components["parameters"]["LinkReason"];
                /** @description Only targets whose last HTTP status was this one. */
                status_code?: components["parameters"]["LinkStatus"];
                /** @description Only targets on this host, without a port; international names in any spelling. */
                host?: components["parameters"]["LinkHost"];
                /** @description Only targets with a link of this kind, as in `Occurrence.kind`. */
                kind?: components["parameters"]["LinkKind"];
                /** @description Only targets with this `seen`: with `rendered`, those that only scripts link to. None before the end of the crawl. */
                seen?: components["parameters"]["LinkSeen"];
                /** @description Only targets that the page with this `target_id` links to. */
                page?: components["parameters"]["LinkPage"];
                /** @description Only the target with this number. */
                target?: components["parameters"]["LinkTarget"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of targets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TargetList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportCrawlLinks: {
        parameters: {
            query?: {
                /** @description Default `broken`, or any verdict where another filter is given. */
                verdict?: components["parameters"]["LinkVerdict"];
                /** @description Only targets on the site, or only those elsewhere. */
                location?: components["parameters"]["LinkLocation"];
                /** @description Only targets whose URL holds this text, in upper or lower case. */
                q?: components["parameters"]["LinkText"];
                /** @description Only targets with this reason, as `VerdictReason` lists them. */
                reason?: components["parameters"]["LinkReason"];
                /** @description Only targets whose last HTTP status was this one. */
                status_code?: components["parameters"]["LinkStatus"];
                /** @description Only targets on this host, without a port; international names in any spelling. */
                host?: components["parameters"]["LinkHost"];
                /** @description Only targets with a link of this kind, as in `Occurrence.kind`. */
                kind?: components["parameters"]["LinkKind"];
                /** @description Only targets with this `seen`: with `rendered`, those that only scripts link to. None before the end of the crawl. */
                seen?: components["parameters"]["LinkSeen"];
                /** @description Only targets that the page with this `target_id` links to. */
                page?: components["parameters"]["LinkPage"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportCrawlOccurrences: {
        parameters: {
            query?: {
                /** @description Default `broken`, or any verdict where another filter is given. */
                verdict?: components["parameters"]["LinkVerdict"];
                /** @description Only targets on the site, or only those elsewhere. */
                location?: components["parameters"]["LinkLocation"];
                /** @description Only targets whose URL holds this text, in upper or lower case. */
                q?: components["parameters"]["LinkText"];
                /** @description Only targets with this reason, as `VerdictReason` lists them. */
                reason?: components["parameters"]["LinkReason"];
                /** @description Only targets whose last HTTP status was this one. */
                status_code?: components["parameters"]["LinkStatus"];
                /** @description Only targets on this host, without a port; international names in any spelling. */
                host?: components["parameters"]["LinkHost"];
                /** @description Only targets with a link of this kind, as in `Occurrence.kind`. */
                kind?: components["parameters"]["LinkKind"];
                /** @description Only targets with this `seen`: with `rendered`, those that only scripts link to. None before the end of the crawl. */
                seen?: components["parameters"]["LinkSeen"];
                /** @description Only targets that the page with this `target_id` links to. */
                page?: components["parameters"]["LinkPage"];
                /** @description Only the target with this number. */
                target?: components["parameters"]["LinkTarget"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    countCrawlLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerdictCounts;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listLinkPages: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                crawl_id: components["parameters"]["CrawlId"];
                /** @description Number of the target within the crawl. */
                target_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of occurrences. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OccurrenceList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All event types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventTypeList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of endpoints, newest first, without secrets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookCreate;
            };
        };
        responses: {
            /** @description The endpoint with its signing secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookUpdate;
            };
        };
        responses: {
            /** @description The endpoint as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test event. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Delivery;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": WebhookSecretRotation;
            };
        };
        responses: {
            /** @description The endpoint with its new signing secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endWebhookSecretGrace: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the new secret signs. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                state?: DeliveryState;
            };
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeliveryList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookId"];
                delivery_id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeliveryWithBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, without URLs and tokens of chats. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationSettingsUpdate;
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                channel?: NotificationChannel;
                state?: NotificationState;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    testNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationTest;
            };
        };
        responses: {
            /** @description What is being sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationTestResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetUp;
            };
        };
        responses: {
            /** @description The session of the owner. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSignInMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to sign in on this server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignInMethods;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in, and for which account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignIn;
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended and its cookie is removed. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    switchAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionUpdate;
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Reauthentication;
            };
        };
        responses: {
            /** @description The session with its new time of authentication. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startProviderReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IdentityLink;
            };
        };
        responses: {
            /** @description Where the browser has to go. The cookie belongs to it and lasts for 10 minutes. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityLinkStart;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the session of this request is left. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get()`. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequestOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeySignIn;
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get()`; they are good for 5 minutes, in this session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequestOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of passkeys, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeyCreate;
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.create()`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyCreationOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does not sign in any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updatePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeyUpdate;
            };
        };
        responses: {
            /** @description The passkey as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, which is shown once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TotpSetup;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TotpConfirmation;
            };
        };
        responses: {
            /** @description Ten recovery codes, which are shown once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten recovery codes, which are shown once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this action. */
                action?: AuditAction;
                /** @description Only changes by this person or key. */
                actor_id?: Id;
                /** @description Only changes of this object. */
                subject_id?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditLog;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys, newest first, revoked ones included. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKeyList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApiKeyCreate;
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKeyWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApiKeyUpdate;
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ApiKeyRotation;
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKeyWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MemberList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Member;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person does not belong to the account any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MemberUpdate;
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Member;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationCreate;
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationSent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link does not work any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationSent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    inspectInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationToken;
            };
        };
        responses: {
            /** @description The invitation: who sent it, to whom, and for which account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationPreview;
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationAcceptance;
            };
        };
        responses: {
            /** @description The session, for the account of the invitation. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewOwnAccount;
            };
        };
        responses: {
            /** @description The session, which is for the new account now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account with its plan. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountWithPlans;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query: {
                /** @description The exact name of the account; anything else gets 422. */
                confirm: string;
            };
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountUpdate;
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Account;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each figure with its limit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountUsage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MailRequest;
            };
        };
        responses: {
            /** @description A mail is on its way if the address is known. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MailRequested;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    redeemPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailChangeRequest;
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MailRequested;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    redeemEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailChange;
            };
        };
        responses: {
            /** @description The person signs in with the new address. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignUpRequest;
            };
        };
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MailRequested;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    redeemSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignUp;
            };
        };
        responses: {
            /** @description The session of the new person. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IdentityLink;
            };
        };
        responses: {
            /** @description Where the browser has to go. The cookie belongs to it and lasts for 10 minutes. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityLinkStart;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                identity_id: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. Sessions continue. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startProviderSignIn: {
        parameters: {
            query?: {
                /** @description Path on this server to come back to. */
                return_to?: components["parameters"]["ReturnTo"];
            };
            header?: never;
            path: {
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider. The cookie belongs to the browser and lasts for 10 minutes. */
            302: {
                headers: {
                    Location: components["headers"]["RedirectLocation"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    finishProviderSignIn: {
        parameters: {
            query?: {
                state?: string;
                code?: string;
                /** @description RFC 9207. */
                iss?: string;
                error?: string;
            };
            header?: never;
            path: {
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page where the sign-in began, or to `/sign-in?error=<code>`. */
            302: {
                headers: {
                    Location: components["headers"]["RedirectLocation"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only accounts whose name contains this text, or whose id it is. */
                search?: string;
                /** @description Only accounts on this plan. */
                plan?: PlanName;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminAccountList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminAccountCreate;
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminAccountCreated;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getAnyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminAccount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateAnyAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminAccountUpdate;
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminAccount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only reports of this format. */
                format?: ReportFormat;
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReportCreate;
            };
        };
        responses: {
            /** @description The report, which waits to be made. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Report;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of share links, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShareLinkList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShareLinkCreate;
            };
        };
        responses: {
            /** @description The link with its address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShareLinkWithUrl;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
                share_link_id: components["parameters"]["ShareLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, without its address. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShareLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
                share_link_id: components["parameters"]["ShareLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateShareLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
                share_link_id: components["parameters"]["ShareLinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShareLinkUpdate;
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShareLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listBadges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadgeList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createBadge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BadgeCreate;
            };
        };
        responses: {
            /** @description The badge with its address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadgeWithUrl;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
                metric: components["parameters"]["BadgeMetric"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Report;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Digest": components["headers"]["ContentDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReportFile;
                    "text/csv": ReportFile;
                    "application/zip": ReportFile;
                    "text/html": ReportFile;
                    "application/vnd.linkvitals.report+json": ReportDocument;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name, colour and logo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Branding;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BrandingUpdate;
            };
        };
        responses: {
            /** @description The branding as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Branding;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDomainTrends: {
        parameters: {
            query?: {
                /** @description Days back from now. */
                window?: components["parameters"]["TrendWindow"];
                /** @description A point for each crawl, or for each day. */
                by?: TrendStep;
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and marks of the window. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DomainTrends;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getTrends: {
        parameters: {
            query?: {
                /** @description Days back from now. */
                window?: components["parameters"]["TrendWindow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and marks of the window. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountTrends;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listRecentCrawls: {
        parameters: {
            query: {
                /** @description Ids of domains, 100 at most, with commas between them. */
                domain_id: DomainIds;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecentCrawlsList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAllIssues: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only issues in this state. */
                state?: components["parameters"]["IssueInState"];
                /** @description Only issues of this kind. */
                kind?: components["parameters"]["IssueOfKind"];
                /** @description Only issues of this severity. */
                severity?: components["parameters"]["IssueOfSeverity"];
                /** @description Only issues that are assigned to this person. */
                assignee_id?: components["parameters"]["IssueAssignee"];
                /** @description Only issues of URLs with this host. */
                host?: components["parameters"]["IssueHost"];
                /** @description Only issues with this outcome of the last crawl; several with commas. */
                outcome?: components["parameters"]["IssueWithOutcome"];
                /** @description Only issues whose URL holds this text. */
                q?: components["parameters"]["IssueText"];
                /** @description Only issues of this fix. Issues that are not open are in none. */
                fix_id?: components["parameters"]["IssueOfFix"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of issues, opened last first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportAllIssues: {
        parameters: {
            query?: {
                /** @description Only issues in this state. */
                state?: components["parameters"]["IssueInState"];
                /** @description Only issues of this kind. */
                kind?: components["parameters"]["IssueOfKind"];
                /** @description Only issues of this severity. */
                severity?: components["parameters"]["IssueOfSeverity"];
                /** @description Only issues that are assigned to this person. */
                assignee_id?: components["parameters"]["IssueAssignee"];
                /** @description Only issues of URLs with this host. */
                host?: components["parameters"]["IssueHost"];
                /** @description Only issues with this outcome of the last crawl; several with commas. */
                outcome?: components["parameters"]["IssueWithOutcome"];
                /** @description Only issues whose URL holds this text. */
                q?: components["parameters"]["IssueText"];
                /** @description Only issues of this fix. Issues that are not open are in none. */
                fix_id?: components["parameters"]["IssueOfFix"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIssues: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only issues in this state. */
                state?: components["parameters"]["IssueInState"];
                /** @description Only issues of this kind. */
                kind?: components["parameters"]["IssueOfKind"];
                /** @description Only issues of this severity. */
                severity?: components["parameters"]["IssueOfSeverity"];
                /** @description Only issues that are assigned to this person. */
                assignee_id?: components["parameters"]["IssueAssignee"];
                /** @description Only issues of URLs with this host. */
                host?: components["parameters"]["IssueHost"];
                /** @description Only issues with this outcome of the last crawl; several with commas. */
                outcome?: components["parameters"]["IssueWithOutcome"];
                /** @description Only issues whose URL holds this text. */
                q?: components["parameters"]["IssueText"];
                /** @description Only issues of this fix. Issues that are not open are in none. */
                fix_id?: components["parameters"]["IssueOfFix"];
                /** @description What comes first. */
                sort?: components["parameters"]["IssueOrder"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of issues. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportIssues: {
        parameters: {
            query?: {
                /** @description Only issues in this state. */
                state?: components["parameters"]["IssueInState"];
                /** @description Only issues of this kind. */
                kind?: components["parameters"]["IssueOfKind"];
                /** @description Only issues of this severity. */
                severity?: components["parameters"]["IssueOfSeverity"];
                /** @description Only issues that are assigned to this person. */
                assignee_id?: components["parameters"]["IssueAssignee"];
                /** @description Only issues of URLs with this host. */
                host?: components["parameters"]["IssueHost"];
                /** @description Only issues with this outcome of the last crawl; several with commas. */
                outcome?: components["parameters"]["IssueWithOutcome"];
                /** @description Only issues whose URL holds this text. */
                q?: components["parameters"]["IssueText"];
                /** @description Only issues of this fix. Issues that are not open are in none. */
                fix_id?: components["parameters"]["IssueOfFix"];
                /** @description What comes first. */
                sort?: components["parameters"]["IssueOrder"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    countIssues: {
        parameters: {
            query?: {
                /** @description Only issues of this fix. Issues that are not open are in none. */
                fix_id?: components["parameters"]["IssueOfFix"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueStateCounts;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAllFixes: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only fixes of this kind; several with commas. */
                kind?: components["parameters"]["FixOfKind"];
                /** @description Only fixes of this severity, that of the worst of their issues. */
                severity?: components["parameters"]["FixOfSeverity"];
                /** @description Only fixes of which the URL, the pattern or the folder is in this folder of the site, such as `/products/`. */
                section?: components["parameters"]["FixSection"];
                /** @description Only fixes with an issue that is assigned to this person. */
                assignee_id?: components["parameters"]["FixAssignee"];
                /** @description Only fixes whose oldest issue was opened at this time or later. */
                opened_since?: components["parameters"]["FixOpenedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of fixes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FixList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listFixes: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only fixes of this kind; several with commas. */
                kind?: components["parameters"]["FixOfKind"];
                /** @description Only fixes of this severity, that of the worst of their issues. */
                severity?: components["parameters"]["FixOfSeverity"];
                /** @description Only fixes of which the URL, the pattern or the folder is in this folder of the site, such as `/products/`. */
                section?: components["parameters"]["FixSection"];
                /** @description Only fixes with an issue that is assigned to this person. */
                assignee_id?: components["parameters"]["FixAssignee"];
                /** @description Only fixes whose oldest issue was opened at this time or later. */
                opened_since?: components["parameters"]["FixOpenedSince"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of fixes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FixList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getFix: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fix_id: components["parameters"]["FixId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fix. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Fix;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    countFixPoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FixSelection;
            };
        };
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FixPoints;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    mailFixes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FixMail;
            };
        };
        responses: {
            /** @description The mail waits to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FixMailQueued;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    actOnIssues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueActions;
            };
        };
        responses: {
            /** @description The issues that were changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueActionsDone;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Issue;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueUpdate;
            };
        };
        responses: {
            /** @description The issue as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Issue;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIssuePages: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of places. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OccurrenceList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportIssueOccurrences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": CsvFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIssueChanges: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes, newest first, each with its evidence. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueChangeList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ignoreIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueIgnore;
            };
        };
        responses: {
            /** @description The issue as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Issue;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reopenIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Issue;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getIssueRecheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recheck. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRecheck;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    recheckIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recheck, pending or running. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRecheck;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIssueComments: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueCommentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createIssueComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueCommentWrite;
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueComment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteIssueComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateIssueComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueCommentWrite;
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueComment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIssueRules: {
        parameters: {
            query?: {
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rules, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRuleList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createIssueRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again
                 *     (`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that
                 *     it describes is deleted. 409 while the first request runs, 422 when the payload differs.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueRuleCreate;
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    previewIssueRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueRuleProposal;
            };
        };
        responses: {
            /** @description The issues that the rule would ignore now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRulePreview;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getIssueRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteIssueRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateIssueRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that the object must still have; otherwise 412 and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                rule_id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IssueRuleUpdate;
            };
        };
        responses: {
            /** @description The rule as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueRule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers, even if the database does not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Health;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part that it needs answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Readiness;
                };
            };
            /** @description A part that it needs does not answer, or the server is shutting down. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Readiness;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    crawlStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
                 *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
                /** @description The event type, same as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                "User-Agent": components["parameters"]["ServiceUserAgent"];
                /** @description The same on all attempts of a delivery. Not signed, for logs only. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /** @description 1 to 4. Not signed. */
                "X-Service-Attempt": components["parameters"]["ServiceAttempt"];
                /** @description Id of the endpoint. Not signed. */
                "X-Service-Webhook-Id": components["parameters"]["ServiceWebhookId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "crawl.started",
                 *       "timestamp": "2027-01-15T08:00:00.000Z",
                 *       "data": {
                 *         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
                 *         "domain": "example.com",
                 *         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
                 *         "url": "https://example.com/",
                 *         "max_pages": 5000,
                 *         "depth_limit": 10,
                 *         "started_at": "2027-01-15T08:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": CrawlStartedEvent;
            };
        };
        responses: {
            /** @description Received; any 2xx will do. No retry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed payload. Retried. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid signature. Retried. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Processing error. Retried. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Temporarily unavailable. Retried. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
                 *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
                /** @description The event type, same as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                "User-Agent": components["parameters"]["ServiceUserAgent"];
                /** @description The same on all attempts of a delivery. Not signed, for logs only. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /** @description 1 to 4. Not signed. */
                "X-Service-Attempt": components["parameters"]["ServiceAttempt"];
                /** @description Id of the endpoint. Not signed. */
                "X-Service-Webhook-Id": components["parameters"]["ServiceWebhookId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "crawl.completed",
                 *       "timestamp": "2027-01-15T08:03:25.250Z",
                 *       "data": {
                 *         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
                 *         "domain": "example.com",
                 *         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
                 *         "url": "https://example.com/",
                 *         "started_at": "2027-01-15T08:00:00.000Z",
                 *         "completed_at": "2027-01-15T08:03:25.250Z",
                 *         "duration_seconds": 205.25,
                 *         "stats": {
                 *           "total_pages": 340,
                 *           "pages_crawled": 338,
                 *           "total_links": 9120,
                 *           "broken_links": 7,
                 *           "external_links": 1310,
                 *           "internal_links": 7810,
                 *           "redirects": 24,
                 *           "errors": 6
                 *         }
                 *       }
                 *     }
                 */
                "application/json": CrawlCompletedEvent;
            };
        };
        responses: {
            /** @description Received; any 2xx will do. No retry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed payload. Retried. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid signature. Retried. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Processing error. Retried. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Temporarily unavailable. Retried. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
                 *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
                /** @description The event type, same as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                "User-Agent": components["parameters"]["ServiceUserAgent"];
                /** @description The same on all attempts of a delivery. Not signed, for logs only. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /** @description 1 to 4. Not signed. */
                "X-Service-Attempt": components["parameters"]["ServiceAttempt"];
                /** @description Id of the endpoint. Not signed. */
                "X-Service-Webhook-Id": components["parameters"]["ServiceWebhookId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "crawl.failed",
                 *       "timestamp": "2027-01-15T08:00:31.500Z",
                 *       "data": {
                 *         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
                 *         "domain": "example.com",
                 *         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
                 *         "url": "https://example.com/",
                 *         "started_at": "2027-01-15T08:00:00.000Z",
                 *         "failed_at": "2027-01-15T08:00:31.500Z",
                 *         "error": "The server of example.com refused the connection.",
                 *         "error_code": "CONNECTION_REFUSED",
                 *         "pages_crawled": 0
                 *       }
                 *     }
                 */
                "application/json": CrawlFailedEvent;
            };
        };
        responses: {
            /** @description Received; any 2xx will do. No retry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed payload. Retried. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid signature. Retried. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Processing error. Retried. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Temporarily unavailable. Retried. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    brokenLinksFound: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
                 *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
                /** @description The event type, same as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                "User-Agent": components["parameters"]["ServiceUserAgent"];
                /** @description The same on all attempts of a delivery. Not signed, for logs only. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /** @description 1 to 4. Not signed. */
                "X-Service-Attempt": components["parameters"]["ServiceAttempt"];
                /** @description Id of the endpoint. Not signed. */
                "X-Service-Webhook-Id": components["parameters"]["ServiceWebhookId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "broken_links.found",
                 *       "timestamp": "2027-01-15T08:03:25.250Z",
                 *       "data": {
                 *         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
                 *         "domain": "example.com",
                 *         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
                 *         "broken_link_count": 7,
                 *         "total_pages": 338,
                 *         "severity": "medium",
                 *         "top_broken_links": [
                 *           {
                 *             "url": "https://example.com/gone",
                 *             "status_code": 404,
                 *             "found_on_pages": 41
                 *           },
                 *           {
                 *             "url": "https://unreachable.example.net/",
                 *             "status_code": 0,
                 *             "found_on_pages": 3
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": BrokenLinksFoundEvent;
            };
        };
        responses: {
            /** @description Received; any 2xx will do. No retry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed payload. Retried. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid signature. Retried. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Processing error. Retried. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Temporarily unavailable. Retried. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of
                 *     the whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
                /** @description The event type, same as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                "User-Agent": components["parameters"]["ServiceUserAgent"];
                /** @description The same on all attempts of a delivery. Not signed, for logs only. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /** @description 1 to 4. Not signed. */
                "X-Service-Attempt": components["parameters"]["ServiceAttempt"];
                /** @description Id of the endpoint. Not signed. */
                "X-Service-Webhook-Id": components["parameters"]["ServiceWebhookId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "test",
                 *       "timestamp": "2027-01-15T08:00:00.000Z",
                 *       "data": {
                 *         "message": "This is a test of your webhook endpoint.",
                 *         "webhook_id": "01994b1e-7f00-7000-8000-000000000003"
                 *       }
                 *     }
                 */
                "application/json": TestEvent;
            };
        };
        responses: {
            /** @description Received; any 2xx will do. No retry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed payload. Retried. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid signature. Retried. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Processing error. Retried. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Temporarily unavailable. Retried. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
