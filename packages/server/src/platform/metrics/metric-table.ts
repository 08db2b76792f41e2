/** Upper bounds of the buckets of times in s: for requests of the API, subscribers, hosts, and whole crawls. */
const REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const ATTEMPTS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];
const WAITS = [0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const CRAWLS = [1, 5, 15, 60, 300, 900, 1_800, 3_600, 7_200, 14_400];

interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Every value that each label can have; undefined: a closed set that the contract or the program defines. */
  readonly labels?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly buckets?: readonly number[];
}

/**
 * Every metric of the server. docs/monitoring.md explains each, and a test compares the two. No label has a host, a URL
 * or an account: their number has no bound, and some of them are secrets.
 */
export const metricTable = {
  linkvitals_build_info: { type: 'gauge', help: 'Always 1; the version is a label.', labels: { version: undefined } },
  linkvitals_http_requests_total: {
    type: 'counter',
    help: 'Requests answered, by operation of the contract (none: no operation) and status.',
    labels: { operation: undefined, status: undefined },
  },
  linkvitals_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time to the answer, by operation.',
    labels: { operation: undefined },
    buckets: REQUESTS,
  },
  linkvitals_crawls: {
    type: 'gauge',
    help: 'Crawls of the installation that are not over, by state.',
    labels: { state: ['queued', 'running'] },
  },
  linkvitals_crawl_queue_lag_seconds: {
    type: 'gauge',
    help: 'How long the crawl that waits longest for a worker has waited.',
  },
  linkvitals_crawl_run_duration_seconds: {
    type: 'histogram',
    help: 'Time from claim to end of the runs of crawls in this process, by outcome.',
    labels: { outcome: ['completed', 'failed', 'canceled', 'suspended', 'lost', 'broken'] },
    buckets: CRAWLS,
  },
  linkvitals_crawl_pages_total: { type: 'counter', help: 'Pages that crawls of this process have written.' },
  linkvitals_crawl_host_wait_seconds: {
    type: 'histogram',
    help: 'Time that requests of crawls waited for a slot at their host; own: the crawled site.',
    labels: { host: ['own', 'external'] },
    buckets: WAITS,
  },
  linkvitals_rendering_page_duration_seconds: {
    type: 'histogram',
    help: 'Time of pages in the browser of this process, without waits for a tab, by outcome.',
    labels: { outcome: ['rendered', 'timeout', 'crashed', 'memory', 'limit', 'browser'] },
    buckets: ATTEMPTS,
  },
  linkvitals_rendering_pages: {
    type: 'gauge',
    help: 'Pages that the browser of this process renders now, and those that wait for a tab.',
  },
  linkvitals_rendering_browser_starts_total: {
    type: 'counter',
    help: 'Times that this process started and tested its browser, by outcome.',
    labels: { outcome: ['ready', 'unusable'] },
  },
  linkvitals_deliveries_pending: { type: 'gauge', help: 'Deliveries of the installation that are not over.' },
  linkvitals_delivery_queue_lag_seconds: {
    type: 'gauge',
    help: 'How long the oldest due delivery has been due whose endpoint has no attempt under way.',
  },
  linkvitals_delivery_endpoint_lag_seconds: {
    type: 'gauge',
    help: 'How long the oldest due delivery has been due that waits for attempts of its own endpoint to end.',
  },
  linkvitals_delivery_age_seconds: {
    type: 'gauge',
    help: 'Age of the oldest delivery that is not over, waits between attempts included.',
  },
  linkvitals_delivery_attempt_duration_seconds: {
    type: 'histogram',
    help: 'Time of the attempts that this process made, by outcome.',
    labels: { outcome: ['delivered', 'retrying', 'failed', 'skipped', 'lost'] },
    buckets: ATTEMPTS,
  },
  linkvitals_notifications_pending: {
    type: 'gauge',
    help: 'Mails and chat messages of the installation that are neither sent nor given up.',
  },
  linkvitals_notification_queue_lag_seconds: {
    type: 'gauge',
    help: 'How long the oldest due mail or Slack message that is not being attempted has been due.',
  },
  linkvitals_notification_attempts_total: {
    type: 'counter',
    help: 'Attempts to send mails and chat messages that this process made, by channel and outcome.',
    labels: {
      channel: ['email', 'slack', 'discord', 'teams', 'telegram', 'ntfy', 'generic_webhook'],
      outcome: ['sent', 'retrying', 'failed', 'lost'],
    },
  },
  linkvitals_person_mails_pending: {
    type: 'gauge',
    help: 'Mails to people (invitations, resets, notices) of the installation that are not over.',
  },
  linkvitals_person_mail_queue_lag_seconds: {
    type: 'gauge',
    help: 'How long the oldest due mail to a person that is not being attempted has been due.',
  },
  linkvitals_person_mail_attempts_total: {
    type: 'counter',
    help: 'Attempts to send mails to people (invitations, resets, notices) that this process made, by outcome.',
    labels: { outcome: ['sent', 'retrying', 'failed', 'lost'] },
  },
  linkvitals_sweep_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When the sweep of this process last came to its end, Unix time.',
  },
  linkvitals_retention_held: {
    type: 'gauge',
    help: '1 while nothing is deleted for its age, because the clock is far ahead of what the database knows.',
  },
  linkvitals_scheduler_state: {
    type: 'gauge',
    help: '1 for the state that the scheduler of this process is in.',
    labels: { state: ['ok', 'degraded', 'failed'] },
  },
  linkvitals_database_up: { type: 'gauge', help: '1 when the database answered this scrape, 0 when it did not.' },
  linkvitals_database_locked: {
    type: 'gauge',
    help: '1 while the database answers, but statements wait for a lock of another client on whole tables.',
  },
  linkvitals_database_lock_timeouts_total: {
    type: 'counter',
    help: 'Statements of this process that waited too long for a lock, of rows, of tables or of all.',
  },
  linkvitals_database_pool_connections: {
    type: 'gauge',
    help: 'Connections of this process to the database.',
    labels: { state: ['used', 'free'] },
  },
  linkvitals_database_pool_waiting: { type: 'gauge', help: 'Statements that wait for a connection.' },
  linkvitals_data_disk_free_bytes: {
    type: 'gauge',
    help: 'Room on the disk of the data folder that this process may use.',
  },
  linkvitals_data_disk_size_bytes: { type: 'gauge', help: 'Size of the disk of the data folder.' },
  linkvitals_eventloop_delay_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since the last scrape.',
    labels: { percentile: ['50', '99', '100'] },
  },
  process_cpu_seconds_total: { type: 'counter', help: 'Processor time used, user and system.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory.' },
  process_start_time_seconds: { type: 'gauge', help: 'When the process started, Unix time.' },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metricTable;
