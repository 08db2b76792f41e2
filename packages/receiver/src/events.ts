import type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlErrorCode,
  CrawlFailedEvent,
  CrawlStartedEvent,
  TestEvent,
} from '@linkvitals/contract/types';

export type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  /** An open list: the service may add codes, so a `switch` over it needs a `default`. */
  CrawlErrorCode,
  CrawlFailedEvent,
  CrawlStartedEvent,
  TestEvent,
};

/** The events of this version, narrowing on `event`. */
export type KnownWebhookEvent =
  | CrawlStartedEvent
  | CrawlCompletedEvent
  | CrawlFailedEvent
  | BrokenLinksFoundEvent
  | TestEvent;

export type KnownEventName = KnownWebhookEvent['event'];

/**
 * An event that this version of the package does not know. At run time `event` is the plain name as it was sent. Its
 * type is a pattern that no known name matches, because with plain `string` the union would no longer narrow.
 */
export interface UnknownWebhookEvent {
  event: `${string}(unknown)`;
  timestamp: string;
  data: Record<string, unknown>;
}

/** An event that narrows on `event`. Events that the service adds later arrive as `UnknownWebhookEvent`, never as an error. */
export type WebhookEvent = KnownWebhookEvent | UnknownWebhookEvent;

const knownEventNames: readonly KnownEventName[] = [
  'crawl.started',
  'crawl.completed',
  'crawl.failed',
  'broken_links.found',
  'test',
];

export function isKnownEvent(event: WebhookEvent): event is KnownWebhookEvent {
  return (knownEventNames as readonly string[]).includes(event.event);
}
