import type { DedupeStore } from './dedupe-store.ts';
import type { KnownEventName, KnownWebhookEvent, UnknownWebhookEvent, WebhookEvent } from './events.ts';
import type { RequestHeaders } from './request-headers.ts';

export interface WebhookContext {
  /** The key by which the event is deduplicated. */
  key: string;
  /** `X-Service-Delivery`, the same on all attempts. Not signed: for logs, never for decisions. */
  deliveryId: string | null;
  /** `X-Service-Attempt`, 1 to 4. Not signed. */
  attempt: number | null;
  /** `X-Service-Webhook-Id`. Not signed. */
  webhookId: string | null;
  /** Unix seconds at which this attempt was signed. */
  signedAt: number;
  /** Aborts when the sender hangs up, which it does after 30 s. */
  signal: AbortSignal;
  /** Restarts the lease of 45 s, for work that takes longer. False: the lease is lost, or the store cannot extend it. */
  extendLease(): Promise<boolean>;
}

/** May return a promise, which is awaited. When it throws, the sender tries again. */
export type WebhookHandler<E extends WebhookEvent> = (event: E, context: WebhookContext) => unknown;

export type WebhookHandlers = {
  [Name in KnownEventName]?: WebhookHandler<Extract<KnownWebhookEvent, { event: Name }>> | undefined;
};

export type FailureStage = 'request' | 'secret' | 'signature' | 'payload' | 'dedupe' | 'handler';

export interface FailureInfo {
  stage: FailureStage;
  /** The status that the sender gets. */
  status: number;
  deliveryId: string | null;
  /** Defined once the signature was verified and the body read. */
  event?: WebhookEvent;
}

export interface ReceiverOptions {
  /** `whsec_…`; a list while a secret is rotated; or a function, called at every request. */
  secret: string | readonly string[] | (() => string | readonly string[] | Promise<string | readonly string[]>);
  /** Handlers by event. An event without a handler is answered 200 and dropped. */
  on?: WebhookHandlers | undefined;
  /** Gets events that this version does not know. Default: answered 200 and dropped. */
  onUnknown?: WebhookHandler<UnknownWebhookEvent> | undefined;
  /** Called with a repetition that is answered 200 and not handled again. */
  onDuplicate?: ((event: WebhookEvent, context: WebhookContext) => unknown) | undefined;
  /** Called with every error, with the reason that the sender does not get. Default: one line on stderr. */
  onError?: ((error: unknown, info: FailureInfo) => unknown) | undefined;
  /** Store of handled events: `memoryStore()` for one process, or a shared store. `false`: every delivery is handled. */
  dedupe: DedupeStore | false;
  /** Replaces the key of event and crawl, for example by one with a prefix when several receivers share a store. */
  dedupeKey?: ((event: WebhookEvent, defaultKey: string) => string) | undefined;
  /**
   * Behaviour when the store cannot be reached: `closed` (default) answers 503 so that the event is sent again, `open`
   * handles it at once.
   */
  fail?: 'closed' | 'open' | undefined;
  /** Milliseconds until a store that does not answer counts as down. Default 5,000. */
  storeTimeoutMs?: number | undefined;
  /** Seconds by which a signature may be too old or too new. Above 0, default 300. */
  toleranceSeconds?: number | undefined;
  /** Default 262,144 (256 KiB). */
  maxBodyBytes?: number | undefined;
  /** Milliseconds since 1970. Default `Date.now`. */
  now?: (() => number) | undefined;
}

export type BodyRead =
  | { bytes: Uint8Array }
  /** `already_read`: `hint` names the change to make in the set-up. */
  | { problem: 'already_read'; hint: string }
  | { problem: 'too_large' }
  | { problem: 'incomplete' };

/** The bytes as received, or a function that reads them and stops beyond `maxBytes`. */
export type BodySource = Uint8Array | string | ((maxBytes: number) => Promise<BodyRead>);

export interface ReceiverRequest {
  body: BodySource;
  headers: RequestHeaders;
  /** Method of the request. When it is given, methods other than POST are answered 405. */
  method?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** `ignored`: genuine, but without a handler. `rejected`: not genuine, or not an event. `failed`: the sender should send it again. */
export type Outcome = 'processed' | 'duplicate' | 'in_flight' | 'ignored' | 'rejected' | 'failed';

export interface ReceiverReply {
  status: number;
  headers: Record<string, string>;
  /** Plain text, mostly empty. */
  body: string;
  outcome: Outcome;
}

export interface Receiver {
  /** Answers one delivery. Never rejects: each error becomes a status, and is passed to `onError`. */
  handle(request: ReceiverRequest): Promise<ReceiverReply>;
  /** The option as given, for adapters that read the body before the call. */
  readonly maxBodyBytes: number;
}
