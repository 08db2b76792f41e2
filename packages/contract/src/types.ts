/** Names for the wire shapes. They are generated from openapi.yaml; nothing here is typed by hand. */
import type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlErrorCode,
  CrawlFailedEvent,
  CrawlStartedEvent,
  components,
  EventType,
  NotificationKind,
  operations,
  ProblemCode,
  paths,
  TestEvent,
} from './generated/openapi.ts';

export type * from './generated/openapi.ts';

/** Sources of the types below. Declarations of other packages that use those types name them. */
export type { components, operations, paths };

/** All schemas of the contract, by name. */
export type Schemas = components['schemas'];

/** The values of an open set that this version knows. The open set itself allows any string. */
export type Known<Set> = Set extends string ? (string & Record<never, never> extends Set ? never : Set) : never;

export type KnownCrawlErrorCode = Known<CrawlErrorCode>;
export type KnownEventType = Known<EventType>;
export type KnownNotificationKind = Known<NotificationKind>;
export type KnownProblemCode = Known<ProblemCode>;

/** Narrows on `event`. */
export type KnownWebhookEvent =
  | CrawlStartedEvent
  | CrawlCompletedEvent
  | CrawlFailedEvent
  | BrokenLinksFoundEvent
  | TestEvent;

type WebhookOperations = 'crawlStarted' | 'crawlCompleted' | 'crawlFailed' | 'brokenLinksFound' | 'testEvent';
/** Every operation of the service. Webhook operations are left out, because subscribers implement them. */
export type OperationId = Exclude<keyof operations, WebhookOperations>;

/** Operations that answer with a redirect: browsers go to them, programs do not call them. */
export type BrowserOperationId = {
  [Id in OperationId]: operations[Id]['responses'] extends { 302: unknown } ? Id : never;
}[OperationId];

/** Operations that programs call. */
export type CalledOperationId = Exclude<OperationId, BrowserOperationId>;

/** The operations by address: `Paths['/api/v1/domains']['get']`. */
export type Paths = paths;

type Parameters<Operation, Place extends string> = Operation extends { parameters: infer P }
  ? Place extends keyof P
    ? Exclude<P[Place], undefined>
    : Record<never, never>
  : never;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Query parameters of an operation of {@link Paths}. */
export type QueryOf<Operation> = Parameters<Operation, 'query'>;

/** JSON body of an operation; undefined when it takes none. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer B } ? Json<Exclude<B, undefined>> : undefined;

/** Body of the success of an operation; undefined for 204 and 302. */
export type AnswerOf<Operation> = Operation extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 ? Json<R[S]> : S extends 204 | 302 ? undefined : never }[keyof R]
  : never;

export type PathParameters<Id extends OperationId> = Parameters<operations[Id], 'path'>;
export type QueryParameters<Id extends OperationId> = QueryOf<operations[Id]>;
export type RequestBody<Id extends OperationId> = BodyOf<operations[Id]>;
export type ResponseBody<Id extends OperationId> = AnswerOf<operations[Id]>;
