export type * from '@linkvitals/contract/types';
export { ApiPromise, type ApiResponse } from './api-promise.ts';
export type { ClientOptions } from './client-options.ts';
export { createClient, type LinkvitalsClient } from './create-client.ts';
export type { DownloadedFile, DownloadOptions } from './downloaded-file.ts';
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
export type { ChangeOptions, PostOptions, RequestOptions, StreamOptions } from './request-options.ts';
export type { AccountDeleteOptions, AccountResource } from './resources/account.ts';
export type { BrandingResource } from './resources/branding.ts';
export type { Crawls } from './resources/crawls.ts';
export type { DomainDeleteOptions, Domains } from './resources/domains.ts';
export type { EventTypes } from './resources/event-types.ts';
export type { Fixes } from './resources/fixes.ts';
export type { Issues, RecheckWaitOptions } from './resources/issues.ts';
export type { Notifications } from './resources/notifications.ts';
export {
  ReportFailedError,
  type ReportPromise,
  type Reports,
  type ReportWaitOptions,
} from './resources/reports.ts';
export type { Badges, ShareLinks } from './resources/sharing.ts';
export type { WaitOptions } from './resources/wait-for-crawl.ts';
export type { VerificationWaitOptions } from './resources/wait-until-verified.ts';
export type { Webhooks } from './resources/webhooks.ts';
