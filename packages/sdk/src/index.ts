export type * from '@linkvitals/contract/types';
export { ApiPromise, type ApiResponse } from './api-promise.ts';
export type { ClientOptions } from './client-options.ts';
export { createClient, type LinkvitalsClient } from './create-client.ts';
export {
  ApiError,
  type ApiErrorDetails,
  type ApiProblemError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidResponseError,
  isApiError,
  isLinkvitalsError,
  LinkvitalsError,
  NotFoundError,
  PermissionError,
  type ProblemOf,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts';
export { List, type ListPage } from './list.ts';
export type { ChangeOptions, PostOptions, RequestOptions } from './request-options.ts';
export type { AccountDeleteOptions, AccountResource } from './resources/account.ts';
export type { ApiKeys } from './resources/api-keys.ts';
export type { BrandingResource } from './resources/branding.ts';
export type { Crawls } from './resources/crawls.ts';
export type { DomainDeleteOptions, Domains } from './resources/domains.ts';
export type { DownloadedFile, DownloadOptions } from './resources/download.ts';
export type { EventTypes } from './resources/event-types.ts';
export type { Fixes } from './resources/fixes.ts';
export type { CrawlUpdate, FollowOptions } from './resources/follow-crawl.ts';
export type { Invitations } from './resources/invitations.ts';
export type { Issues, RecheckWaitOptions } from './resources/issues.ts';
export type { Me } from './resources/me.ts';
export type { Members } from './resources/members.ts';
export type { Notifications } from './resources/notifications.ts';
export {
  ReportFailedError,
  type ReportPromise,
  type Reports,
  type ReportWaitOptions,
} from './resources/reports.ts';
export type { SessionResource } from './resources/session.ts';
export type { Badges, ShareLinks } from './resources/sharing.ts';
export type { WaitOptions } from './resources/wait-for-crawl.ts';
export type { VerificationWaitOptions } from './resources/wait-until-verified.ts';
export type { Webhooks } from './resources/webhooks.ts';
