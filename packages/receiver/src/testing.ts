export type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlFailedEvent,
  CrawlStartedEvent,
  KnownWebhookEvent,
  TestEvent,
  WebhookEvent,
} from './events.ts';
export { type FakeClock, fakeClock } from './testing-kit/fake-clock.ts';
export {
  type FakeAttempt,
  type FakeDelivery,
  type FakeSender,
  type FakeSenderOptions,
  type FakeSenderTarget,
  fakeSender,
} from './testing-kit/fake-sender.ts';
export { type Fixture, type FixtureChanges, type Fixtures, fixtures } from './testing-kit/fixtures.ts';
export {
  type SignedDelivery,
  type SignedDeliveryOptions,
  signedDelivery,
  signedRequest,
  TEST_SECRET,
} from './testing-kit/signed-delivery.ts';
