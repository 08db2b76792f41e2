import { document, eventSchemaName, type KnownWebhookEvent, schemaNamed } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { brokenLinksFound, crawlCompleted, crawlFailed, crawlStarted, testEvent } from './event-bodies.ts';
import { serialiseEvent } from './record-event.ts';
import { severityOf } from './severity.ts';

const started = Date.UTC(2026, 4, 1, 10, 0, 0, 7);
const crawl = {
  crawlId: '01900000-0000-7000-8000-000000000001',
  domainId: '01900000-0000-7000-8000-000000000002',
  hostname: 'example.com',
  url: 'https://example.com/',
  startedAt: started,
};
const stats = {
  errors: 8,
  redirects: 7,
  internal_links: 6,
  external_links: 5,
  broken_links: 4,
  total_links: 3,
  pages_crawled: 2,
  total_pages: 1,
};
const link = (n: number) => ({ found_on_pages: n, status_code: 404, url: `https://example.com/${n}` });
const bodies: KnownWebhookEvent[] = [
  crawlStarted({ ...crawl, maxPages: 5000, depthLimit: 10 }),
  crawlCompleted({ ...crawl, completedAt: started + 83_250, durationMs: 83_250, stats }),
  crawlFailed({ ...crawl, failedAt: started + 1, error: 'No answer.', errorCode: 'TIMEOUT', pagesCrawled: 3 }),
  brokenLinksFound({
    ...crawl,
    foundAt: started,
    brokenLinkCount: 7,
    totalPages: 2,
    topBrokenLinks: [1, 2, 3, 4, 5, 6].map(link),
  }),
  testEvent({ webhookId: crawl.crawlId, at: started }),
];

it.each(bodies.map((body) => [body.event, body] as const))(
  '%s is as the contract says, no member more',
  (event, body) => {
    const schema = schemaNamed(eventSchemaName[event], true);
    expect(schema.safeParse(JSON.parse(serialiseEvent(body))).error).toBeUndefined();
  },
);

it.each(bodies.map((body) => [body.event, body] as const))(
  '%s has its members in the order of the contract',
  (event, body) => {
    const name = eventSchemaName[event];
    expect(Object.keys(JSON.parse(serialiseEvent(body)))).toEqual(membersOf(name));
    expect(Object.keys(body.data)).toEqual(membersOf(name, 'data'));
    if ('stats' in body.data) expect(Object.keys(body.data.stats)).toEqual(membersOf('CrawlStats'));
    if ('top_broken_links' in body.data) {
      expect(Object.keys(body.data.top_broken_links[0] ?? {})).toEqual(membersOf('TopBrokenLink'));
    }
  },
);

/** Names of a schema's members, or of a member's members, in openapi.yaml */
function membersOf(name: string, member?: string): string[] {
  type Properties = Readonly<Record<string, { readonly properties?: object }>>;
  const properties = (document.components.schemas[name]?.properties ?? {}) as Properties;
  return Object.keys(member === undefined ? properties : (properties[member]?.properties ?? {}));
}

it('has durations in seconds and times in ISO 8601 with milliseconds', () => {
  const [, completed] = bodies;
  expect(completed).toMatchObject({
    timestamp: '2026-05-01T10:01:23.257Z',
    data: { started_at: '2026-05-01T10:00:00.007Z', completed_at: '2026-05-01T10:01:23.257Z', duration_seconds: 83.25 },
  });
});

it('sends five of the most common broken links', () => {
  expect(bodies[3]).toMatchObject({ data: { broken_link_count: 7, severity: 'medium' } });
  expect((bodies[3] as ReturnType<typeof brokenLinksFound>).data.top_broken_links).toEqual([1, 2, 3, 4, 5].map(link));
});

it.each([
  [1, 'low'],
  [5, 'low'],
  [6, 'medium'],
  [20, 'medium'],
  [21, 'high'],
  [50_000, 'high'],
])('%i broken links are of severity %s', (count, severity) => {
  expect(severityOf(count)).toBe(severity);
});

it('refuses a body over 64 KiB', () => {
  const long = { ...crawl, url: `https://example.com/${'é'.repeat(33_000)}` };
  expect(() => serialiseEvent(crawlStarted({ ...long, maxPages: 1, depthLimit: 1 }))).toThrow('65536 are allowed');
});
