import { describe, expect, expectTypeOf, it } from 'vitest';
import { isKnownEvent, type KnownWebhookEvent, type UnknownWebhookEvent, type WebhookEvent } from './events.ts';
import type { ReceiverOptions } from './receiver-types.ts';
import { brokenLinksFound, testEvent } from './test-support/signed-delivery.ts';

function describeEvent(event: WebhookEvent): string {
  switch (event.event) {
    case 'crawl.started':
      expectTypeOf(event.data.max_pages).toEqualTypeOf<number>();
      return event.data.domain;
    case 'crawl.completed':
      expectTypeOf(event.data.stats.broken_links).toEqualTypeOf<number>();
      return event.data.domain;
    case 'crawl.failed':
      // The set is open: a code of a later version type-checks, and editors still suggest the known ones.
      expectTypeOf<'SOMETHING_NEW'>().toExtend<typeof event.data.error_code>();
      return event.data.error_code;
    case 'broken_links.found':
      expectTypeOf(event.data.severity).toEqualTypeOf<'low' | 'medium' | 'high'>();
      return String(event.data.broken_link_count);
    case 'test':
      expectTypeOf(event.data.message).toEqualTypeOf<string>();
      return event.data.message;
    default:
      expectTypeOf(event).toEqualTypeOf<UnknownWebhookEvent>();
      expectTypeOf(event.event).toExtend<string>();
      return event.event;
  }
}

describe('WebhookEvent', () => {
  it('narrows on event, in a switch and by isKnownEvent', () => {
    expect(describeEvent(brokenLinksFound)).toBe('7');
    const later = { event: 'crawl.paused', timestamp: 'x', data: {} } as unknown as WebhookEvent;
    expect(describeEvent(later)).toBe('crawl.paused');
    expect(isKnownEvent(later)).toBe(false);
    if (isKnownEvent(later)) expectTypeOf(later).toEqualTypeOf<KnownWebhookEvent>();
    expect(isKnownEvent(testEvent)).toBe(true);
  });

  it('gives each handler its own event', () => {
    const options: ReceiverOptions = {
      secret: 'whsec_x',
      on: {
        'broken_links.found': (event, context) => {
          expectTypeOf(event.data.top_broken_links[0]?.url).toEqualTypeOf<string | undefined>();
          expectTypeOf(context.signal).toEqualTypeOf<AbortSignal>();
        },
        // @ts-expect-error there is no such event
        'broken_links.lost': () => {},
      },
      onUnknown: (event) => expectTypeOf(event.data).toEqualTypeOf<Record<string, unknown>>(),
    };
    expect(options.on).toBeDefined();
  });
});
