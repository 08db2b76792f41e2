import type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlFailedEvent,
  CrawlStartedEvent,
  KnownWebhookEvent,
  TestEvent,
  WebhookEvent,
} from '../events.ts';

/** Changes to a fixture; those of `data` are merged into it. */
export interface FixtureChanges<E extends KnownWebhookEvent> {
  timestamp?: string;
  data?: Partial<E['data']>;
}

const STARTED = '2027-01-15T08:00:00.000Z';
const ENDED = '2027-01-15T08:01:00.000Z';

const crawl = {
  crawl_id: '01994b1e-7f00-7000-8000-000000000001',
  domain: 'example.com',
  domain_id: '01994b1e-7f00-7000-8000-000000000002',
};
const crawlOfSite = { ...crawl, url: 'https://example.com/', started_at: STARTED };

const crawlStarted: CrawlStartedEvent = {
  event: 'crawl.started',
  timestamp: STARTED,
  data: { ...crawlOfSite, max_pages: 100, depth_limit: 3 },
};

const crawlCompleted: CrawlCompletedEvent = {
  event: 'crawl.completed',
  timestamp: ENDED,
  data: {
    ...crawlOfSite,
    completed_at: ENDED,
    duration_seconds: 60,
    stats: {
      total_pages: 34,
      pages_crawled: 32,
      total_links: 410,
      broken_links: 7,
      external_links: 90,
      internal_links: 320,
      redirects: 4,
      errors: 7,
    },
  },
};

const crawlFailed: CrawlFailedEvent = {
  event: 'crawl.failed',
  timestamp: ENDED,
  data: {
    ...crawlOfSite,
    failed_at: ENDED,
    error: 'example.com did not answer within 30 s',
    error_code: 'TIMEOUT',
    pages_crawled: 0,
  },
};

const brokenLinksFound: BrokenLinksFoundEvent = {
  event: 'broken_links.found',
  timestamp: ENDED,
  data: {
    ...crawl,
    broken_link_count: 7,
    total_pages: 34,
    severity: 'medium',
    top_broken_links: [{ url: 'https://example.com/gone', status_code: 404, found_on_pages: 3 }],
  },
};

const test: TestEvent = {
  event: 'test',
  timestamp: STARTED,
  data: { message: 'This is a test webhook: naïve ✓', webhook_id: '01994b1e-7f00-7000-8000-000000000003' },
};

const fixture =
  <E extends KnownWebhookEvent>(event: E): Fixture<E> =>
  ({ timestamp = event.timestamp, data }: FixtureChanges<E> = {}) => ({
    ...structuredClone(event),
    timestamp,
    data: { ...structuredClone(event.data), ...data },
  });

/** A function that makes an event, with optional changes. */
export type Fixture<E extends KnownWebhookEvent> = (changes?: FixtureChanges<E>) => E;

export interface Fixtures {
  crawlStarted: Fixture<CrawlStartedEvent>;
  crawlCompleted: Fixture<CrawlCompletedEvent>;
  crawlFailed: Fixture<CrawlFailedEvent>;
  brokenLinksFound: Fixture<BrokenLinksFoundEvent>;
  test: Fixture<TestEvent>;
  /** An event that this version does not know, as from a later version of the service. */
  unknown(event?: string, data?: Record<string, unknown>): WebhookEvent;
}

/** Functions that make an event of each kind, new at each call: `fixtures.crawlCompleted({ data: { domain: 'shop.example' } })`. */
export const fixtures: Fixtures = {
  crawlStarted: fixture(crawlStarted),
  crawlCompleted: fixture(crawlCompleted),
  crawlFailed: fixture(crawlFailed),
  brokenLinksFound: fixture(brokenLinksFound),
  test: fixture(test),
  unknown: (event = 'crawl.paused', data = { crawl_id: crawl.crawl_id }) =>
    ({ event, timestamp: STARTED, data }) as WebhookEvent,
};
