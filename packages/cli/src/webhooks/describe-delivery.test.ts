import { describe, expect, it } from 'vitest';
import { describeDelivery } from './describe-delivery.ts';
import type { ReceivedDelivery } from './receive.ts';

const delivery: ReceivedDelivery = {
  received_at: '2027-01-15T08:00:00.000Z',
  verdict: 'valid',
  reasons: [],
  bytes: 12,
  delivery_id: null,
  attempt: null,
  webhook_id: null,
  body: { event: 'crawl.paused', timestamp: 'now', data: { domain: 'example.com', crawl_id: 7, why: ['x'] } },
  answered: 200,
  forwarded: null,
};

describe('a delivery for a person', () => {
  it('shows an event of an unknown type by the members that all events have', () => {
    const text =
      '08:00:00  crawl.paused  example.com  answered 200\n          12 bytes, no delivery headers\n          crawl 7';
    expect(describeDelivery(delivery, { color: false })).toBe(text);
  });

  it.each([
    ['no JSON', null],
    ['a list', [1]],
    ['an event without data', { event: 'no JSON event', data: null }],
  ])('that is genuine but %s is shown as that', (_, body) => {
    const text = '08:00:00  no JSON event  answered 200\n          12 bytes, no delivery headers';
    expect(describeDelivery({ ...delivery, body }, { color: false })).toBe(text);
  });

  it('is green when it was taken and red when not, in its first line only', () => {
    const first = (answered: number) => describeDelivery({ ...delivery, answered }, { color: true }).split('\n');
    expect(first(200)[0]).toBe('\u001b[32m08:00:00  crawl.paused  example.com  answered 200\u001b[39m');
    expect(first(401)[0]?.startsWith('\u001b[31m')).toBe(true);
    expect(first(401).slice(1).join('')).not.toContain('\u001b');
  });
});
