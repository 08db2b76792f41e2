export type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlFailedEvent,
  CrawlStartedEvent,
  KnownWebhookEvent,
  TestEvent,
  WebhookEvent,
} from './events.ts';
export { type FakeClock, fakeClock } from './testing/fake-clock.ts';
export {
  type FakeAttempt,
  type FakeDelivery,
  type FakeSender,
  type FakeSenderOptions,
  type FakeSenderTarget,
  fakeSender,
} from './testing/fake-sender.ts';
export { type Fixture, type FixtureChanges, type Fixtures, fixtures } from './testing/fixtures.ts';
export {
  type SignedDelivery,
  type SignedDeliveryOptions,
  signedDelivery,
  signedRequest,
  TEST_SECRET,
} from './testing/signed-delivery.ts';
