/** Names for the wire shapes. They are generated from openapi.yaml; nothing here is typed by hand. */
import type { components, operations, paths } from './generated/openapi.ts';

/** Every schema of the contract by name. */
export type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ProblemError = Schemas['ProblemError'];

export type Domain = Schemas['Domain'];
export type DomainCreate = Schemas['DomainCreate'];
export type DomainUpdate = Schemas['DomainUpdate'];
export type DomainSettings = Schemas['DomainSettings'];
export type DomainSettingsUpdate = Schemas['DomainSettingsUpdate'];
export type CrawlConfig = Schemas['CrawlConfig'];
export type CrawlConfigUpdate = Schemas['CrawlConfigUpdate'];
export type DomainMetrics = Schemas['DomainMetrics'];
export type Verification = Schemas['Verification'];
export type VerificationBadge = Schemas['VerificationBadge'];
export type VerificationCheck = Schemas['VerificationCheck'];
export type VerificationStatus = Schemas['VerificationStatus'];
export type LifecycleState = Schemas['LifecycleState'];
export type HealthStatus = Schemas['HealthStatus'];
export type Schedule = Schemas['Schedule'];
export type ScheduleTurn = Schemas['ScheduleTurn'];
export type ServerRole = Schemas['ServerRole'];
export type ScheduleFrequency = Schemas['ScheduleFrequency'];
export type ReportFrequency = Schemas['ReportFrequency'];
export type TxtRecord = Schemas['TxtRecord'];

export type Crawl = Schemas['Crawl'];
export type CrawlStart = Schemas['CrawlStart'];
export type CrawlState = Schemas['CrawlState'];
export type CrawlTrigger = Schemas['CrawlTrigger'];
export type CrawlErrorCode = Schemas['CrawlErrorCode'];
export type CrawlStats = Schemas['CrawlStats'];
export type CrawlProgress = Schemas['CrawlProgress'];
export type CrawlSummary = Schemas['CrawlSummary'];
export type ScoreInputs = Schemas['ScoreInputs'];
export type Page = Schemas['Page'];
export type Target = Schemas['Target'];
export type Occurrence = Schemas['Occurrence'];
export type Verdict = Schemas['Verdict'];
export type VerdictReason = Schemas['VerdictReason'];
export type TargetWarning = Schemas['TargetWarning'];
export type RedirectHop = Schemas['RedirectHop'];
export type CrawlFinding = Schemas['CrawlFinding'];
export type Finding = Schemas['Finding'];
export type FindingSeverity = Schemas['FindingSeverity'];

export type Webhook = Schemas['Webhook'];
export type WebhookWithSecret = Schemas['WebhookWithSecret'];
export type WebhookCreate = Schemas['WebhookCreate'];
export type WebhookUpdate = Schemas['WebhookUpdate'];
export type WebhookSecretRotation = Schemas['WebhookSecretRotation'];
export type Delivery = Schemas['Delivery'];
export type DeliveryWithBody = Schemas['DeliveryWithBody'];
export type DeliveryState = Schemas['DeliveryState'];
export type Attempt = Schemas['Attempt'];
export type EventTypeList = Schemas['EventTypeList'];

export type Notification = Schemas['Notification'];
export type NotificationChannel = Schemas['NotificationChannel'];
export type NotificationKind = Schemas['NotificationKind'];
export type NotificationState = Schemas['NotificationState'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationSettingsUpdate = Schemas['NotificationSettingsUpdate'];
export type NotificationTest = Schemas['NotificationTest'];
export type NotificationTestResult = Schemas['NotificationTestResult'];
export type ChannelStatus = Schemas['ChannelStatus'];

export type EventType = Schemas['EventType'];
export type SubscribableEventType = Schemas['SubscribableEventType'];
export type Severity = Schemas['Severity'];
export type TopBrokenLink = Schemas['TopBrokenLink'];
export type CrawlStartedEvent = Schemas['CrawlStartedEvent'];
export type CrawlCompletedEvent = Schemas['CrawlCompletedEvent'];
export type CrawlFailedEvent = Schemas['CrawlFailedEvent'];
export type BrokenLinksFoundEvent = Schemas['BrokenLinksFoundEvent'];
export type TestEvent = Schemas['TestEvent'];
/** Narrows on `event`. */
export type KnownWebhookEvent =
  | CrawlStartedEvent
  | CrawlCompletedEvent
  | CrawlFailedEvent
  | BrokenLinksFoundEvent
  | TestEvent;

export type Health = Schemas['Health'];
export type Readiness = Schemas['Readiness'];

type WebhookOperations = 'crawlStarted' | 'crawlCompleted' | 'crawlFailed' | 'brokenLinksFound' | 'testEvent';
/** Every operation of the service; the webhook operations are the subscriber's. */
export type OperationId = Exclude<keyof operations, WebhookOperations>;

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

/** Body of the 2xx answer of an operation; undefined for 204. */
export type AnswerOf<Operation> = Operation extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 ? Json<R[S]> : S extends 204 ? undefined : never }[keyof R]
  : never;

export type PathParameters<Id extends OperationId> = Parameters<operations[Id], 'path'>;
export type QueryParameters<Id extends OperationId> = QueryOf<operations[Id]>;
export type RequestBody<Id extends OperationId> = BodyOf<operations[Id]>;
export type ResponseBody<Id extends OperationId> = AnswerOf<operations[Id]>;
