import type { Problem, ProblemCode, ProblemError } from '@linkvitals/contract/types';

/** Marks errors of this package across its copies: the ESM and the CJS build may both be loaded in one process. */
const brand: unique symbol = Symbol.for('linkvitals.error');

/** Base of every error of this package. When the caller aborts, the reason of the signal is thrown unchanged instead. */
export class LinkvitalsError extends Error {
  override name = 'LinkvitalsError';
  readonly [brand]: 'api' | 'other' = 'other';
}

/** The content of an error answer. */
export interface ApiErrorDetails {
  /** HTTP status. */
  readonly status: number;
  /** The problem document (RFC 9457); undefined when a proxy answered. */
  readonly problem: Problem | undefined;
  /** `X-Request-Id`, to look the request up in the log of the service. */
  readonly requestId: string | undefined;
  /** Milliseconds to wait, from `Retry-After`. */
  readonly retryAfterMs: number | undefined;
}

/** The server answered with an error. */
export class ApiError extends LinkvitalsError implements ApiErrorDetails {
  override name = 'ApiError';
  override readonly [brand] = 'api';
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  /** The code to decide by. Undefined when the answer was no problem document. */
  readonly code: ProblemCode | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.status = details.status;
    this.problem = details.problem;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.code = details.problem?.code;
  }
}

/** 401: no API key, or one that is unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** 403: the key's scope, the plan or a limit of the plan forbids it. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: unknown, or another account's. 410: it existed, but is not kept any more. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409 and 412: the present state does not allow it, or the object has changed since the given ETag. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 400, 413, 415 and 422: the request is not valid. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';

  /** Each fault of the input; empty when the problem names none. */
  get errors(): readonly ProblemError[] {
    return this.problem?.errors ?? [];
  }
}

/** 429: too many requests with this key. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 5xx. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

/** No complete answer came: DNS, refused or lost connection, TLS. `cause` is the error of `fetch`. */
export class ConnectionError extends LinkvitalsError {
  override name = 'ConnectionError';
}

/** No complete answer came in time. */
export class TimeoutError extends LinkvitalsError {
  override name = 'TimeoutError';
}

/** The answer is not one of this API: a redirect, a page of a proxy, broken JSON. */
export class InvalidResponseError extends LinkvitalsError {
  override name = 'InvalidResponseError';
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(message: string, { status, requestId }: { status: number; requestId: string | undefined }) {
    super(message);
    this.status = status;
    this.requestId = requestId;
  }
}

/** Works like `instanceof LinkvitalsError`, and is also true for errors made by another copy of this package. */
export function isLinkvitalsError(error: unknown): error is LinkvitalsError {
  return error instanceof Error && brand in error;
}

/** Members of a problem document that only some codes have. */
interface ProblemMembers {
  readonly crawl_in_progress: { readonly crawl_id?: string; readonly domain_id?: never };
  readonly domain_exists: { readonly domain_id?: string; readonly crawl_id?: never };
  readonly validation_failed: {
    readonly errors: ProblemError[];
    readonly crawl_id?: never;
    readonly domain_id?: never;
  };
}

/** The problem document of one code, or of several. */
export type ProblemOf<Code extends ProblemCode> = Code extends unknown
  ? Problem & { readonly code: Code } & (Code extends keyof ProblemMembers
        ? ProblemMembers[Code]
        : { readonly crawl_id?: never; readonly domain_id?: never })
  : never;

/** An error answer of the server with its problem document. */
export type ApiProblemError = ApiError & { readonly code: ProblemCode; readonly problem: Problem };

/** An error answer of any kind, from this API or from a proxy before it, made by this or another copy of this package. */
export function isErrorAnswer(error: unknown): error is ApiError {
  return isLinkvitalsError(error) && error[brand] === 'api';
}

/**
 * True for an error answer of this API; `error.problem` is then defined and typed. Also true for errors of another copy
 * of this package. False for an error answer without a problem document (`instanceof ApiError`: a proxy answered), and
 * when no answer came.
 * @param code Only this problem: `isApiError(error, 'crawl_in_progress')`. The problem then has the members of its
 * code.
 */
export function isApiError(error: unknown): error is ApiProblemError;
export function isApiError<Code extends ProblemCode>(
  error: unknown,
  code: Code,
): error is ApiError & { code: Code; problem: ProblemOf<Code> };
export function isApiError(error: unknown, code?: ProblemCode): boolean {
  if (!isErrorAnswer(error) || error.problem === undefined) return false;
  return code === undefined || error.code === code;
}
