export { createReceiver } from './create-receiver.ts';
export type { Claim, DedupeStore } from './dedupe-store.ts';
export {
  WebhookPayloadError,
  type WebhookPayloadErrorCode,
  WebhookRequestError,
  type WebhookRequestErrorCode,
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from './errors.ts';
export {
  type BrokenLinksFoundEvent,
  type CrawlCompletedEvent,
  type CrawlErrorCode,
  type CrawlFailedEvent,
  type CrawlStartedEvent,
  isKnownEvent,
  type KnownEventName,
  type KnownWebhookEvent,
  type TestEvent,
  type UnknownWebhookEvent,
  type WebhookEvent,
} from './events.ts';
export type {
  BodyRead,
  BodySource,
  FailureInfo,
  FailureStage,
  Outcome,
  Receiver,
  ReceiverOptions,
  ReceiverReply,
  ReceiverRequest,
  WebhookContext,
  WebhookHandler,
  WebhookHandlers,
} from './receiver-types.ts';
export type { RequestHeaders } from './request-headers.ts';
export { constructEvent, type VerifiedSignature, type VerifyOptions, verify } from './verify.ts';
