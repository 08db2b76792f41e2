import { sign } from '@linkvitals/contract/signature';
import type { CrawlFact, Evidence } from '../evidence/evidence.ts';

const secret = 'whsec_c291bmQgZXZpZGVuY2UsIG5vdCBhIHNlY3JldA==';
const body = (type: string): string => JSON.stringify({ event: type, data: { crawl_id: 'crawl' } });

export const soundCrawl: CrawlFact = {
  id: 'crawl',
  domainId: 'domain',
  hostname: 'shop.example',
  state: 'completed',
  startedAt: 1_000,
  finishedAt: 5_000,
  errorCode: null,
  pagesCrawled: 2,
  brokenLinks: 1,
  resumes: 1,
  crashes: 0,
  isActive: false,
  pageRows: 2,
  result: ['page http://shop.example/ 200', 'score 70'],
};

const types = ['crawl.started', 'crawl.completed', 'broken_links.found'];

/**
 * Evidence of a small run without violations: a crawl that was resumed once, and an endpoint that failed once and got
 * one event twice.
 */
export async function soundEvidence(): Promise<Evidence> {
  const signature = await sign(Buffer.from(body('crawl.started')), { secrets: [secret], timestamp: 1 });
  const request = async (type: string, answered: number) => ({
    deliveryId: `delivery ${type}`,
    event: type,
    body: body(type),
    signature: type === 'crawl.started' ? signature : await signed(body(type)),
    answered,
  });
  return {
    crawls: [soundCrawl],
    events: types.map((type) => ({ id: `event ${type}`, type, crawlId: 'crawl', body: body(type) })),
    endpoints: [{ id: 'endpoint', events: types, secret }],
    deliveries: types.map((type, n) => ({
      id: `delivery ${type}`,
      eventId: `event ${type}`,
      endpointId: 'endpoint',
      state: 'delivered',
      attempts: n === 0 ? 2 : 1,
      isLeased: false,
    })),
    attempts: [
      { deliveryId: 'delivery crawl.started', number: 1, statusCode: 500 },
      ...types.map((type, n) => ({ deliveryId: `delivery ${type}`, number: n === 0 ? 2 : 1, statusCode: 200 })),
    ],
    received: [
      await request('crawl.started', 500),
      await request('crawl.started', 500),
      ...(await Promise.all(types.map((type) => request(type, 200)))),
    ],
    undisturbed: new Map([['shop.example', { result: soundCrawl.result, byTarget: { 'page 0': 1, 'missing 0': 2 } }]]),
    byTarget: new Map([['shop.example', { 'page 0': 2, 'missing 0': 2 }]]),
    faults: 1,
    clocksAgree: true,
    unowned: [{ what: 'crawl', id: 'crawl', ms: 20_000 }],
    samples: [{ server: 0, rssBytes: 100_000_000, loopDelayMs: 20, sockets: 30 }],
    unaskedExits: [],
    texts: { 'the log': '{"msg":"crawl begins"}' },
    secrets: { 'API key': 'lv_secret/of the run', 'signing secret': secret },
    limits: { unownedMs: 45_000, rssBytes: 512_000_000, loopDelayMs: 100, sockets: 100 },
  };
}

const signed = (text: string): Promise<string> => sign(Buffer.from(text), { secrets: [secret], timestamp: 1 });
