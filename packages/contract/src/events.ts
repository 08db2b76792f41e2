import { document } from './generated/document.ts';
import type { KnownEventType, SubscribableEventType } from './types.ts';

/** Event types that an endpoint can subscribe to. */
export const subscribableEventTypes = document.components.schemas.SubscribableEventType
  ?.enum as readonly SubscribableEventType[];

/** Every event type with its sentence from the contract. */
export const eventTypes: readonly { type: KnownEventType; description: string; subscribable: boolean }[] =
  Object.entries(document.webhooks).map(([type, { post }]) => ({
    type: type as KnownEventType,
    description: post.summary ?? '',
    subscribable: (subscribableEventTypes as readonly string[]).includes(type),
  }));

/** Name of the schema of a body, by event type. */
export const eventSchemaName: Readonly<Record<KnownEventType, string>> = {
  'crawl.started': 'CrawlStartedEvent',
  'crawl.completed': 'CrawlCompletedEvent',
  'crawl.failed': 'CrawlFailedEvent',
  'broken_links.found': 'BrokenLinksFoundEvent',
  test: 'TestEvent',
};
