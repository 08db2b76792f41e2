import { sign } from '@linkvitals/contract/signature';
import type { BrokenLinksFoundEvent, CrawlStartedEvent, TestEvent } from '../events.ts';

export const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
export const OTHER_SECRET = 'whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=';
/** Milliseconds at which deliveries of the tests are made by default. */
export const NOW = 1_800_000_000_000;
export const CRAWL_ID = '01994b1e-7f00-7000-8000-000000000001';

export const crawlStarted: CrawlStartedEvent = {
  event: 'crawl.started',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: {
    crawl_id: CRAWL_ID,
    domain: 'example.com',
    domain_id: '01994b1e-7f00-7000-8000-000000000002',
    url: 'https://example.com/',
    max_pages: 100,
    depth_limit: 3,
    started_at: '2027-01-15T08:00:00.000Z',
  },
};

export const brokenLinksFound: BrokenLinksFoundEvent = {
  event: 'broken_links.found',
  timestamp: '2027-01-15T08:01:00.000Z',
  data: {
    crawl_id: CRAWL_ID,
    domain: 'example.com',
    domain_id: '01994b1e-7f00-7000-8000-000000000002',
    broken_link_count: 7,
    total_pages: 100,
    severity: 'medium',
    top_broken_links: [{ url: 'https://example.com/gone', status_code: 404, found_on_pages: 3 }],
  },
};

export const testEvent: TestEvent = {
  event: 'test',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: { message: 'pïng ✓', webhook_id: '01994b1e-7f00-7000-8000-000000000003' },
};

export interface SignedDelivery {
  method: 'POST';
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export interface DeliveryOptions {
  secrets?: readonly string[];
  /** Milliseconds. */
  at?: number;
  headers?: Record<string, string>;
}

/** A delivery as from the service; a payload that is not bytes is written as JSON. */
export async function signedDelivery(payload: unknown, options: DeliveryOptions = {}): Promise<SignedDelivery> {
  const { secrets = [SECRET], at = NOW, headers = {} } = options;
  const json = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const body = payload instanceof Uint8Array ? new Uint8Array(payload) : new TextEncoder().encode(json);
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-service-signature': await sign(body, { secrets, timestamp: Math.floor(at / 1000) }),
      'x-service-delivery': '01994b1e-7f00-7000-8000-000000000004',
      'x-service-attempt': '1',
      ...headers,
    },
  };
}
