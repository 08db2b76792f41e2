import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import type { Problem } from '@linkvitals/contract/types';
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  InvalidResponseError,
  type LinkvitalsError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts';

const classes: ReadonlyMap<number, typeof ApiError> = new Map([
  [400, ValidationError],
  [401, AuthenticationError],
  [403, PermissionError],
  [404, NotFoundError],
  [409, ConflictError],
  [410, NotFoundError],
  [412, ConflictError],
  [413, ValidationError],
  [415, ValidationError],
  [422, ValidationError],
  [429, RateLimitError],
]);

/** The problem document of an answer; undefined when its body is anything else (a proxy's page, nothing). */
export function problemIn(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, title, status } = body as Partial<Record<keyof Problem, unknown>>;
  const isProblem = typeof code === 'string' && typeof title === 'string' && typeof status === 'number';
  return isProblem ? (body as Problem) : undefined;
}

/**
 * The error for an answer that is not 2xx.
 * @param request Method and path, `POST /api/v1/domains`, for the message. Neither headers nor the key go into an error.
 * @param body Parsed JSON, or text, or undefined.
 */
export function errorFromResponse(request: string, response: Response, body: unknown): LinkvitalsError {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const { status } = response;
  // A browser gives status 0 for a redirect that is not followed.
  if (status < 400) {
    const where = response.headers.get('location') ?? 'another address';
    const message = `${request}: the server redirects to ${where}. Give the final address as baseUrl.`;
    return new InvalidResponseError(message, { status, requestId });
  }
  const problem = problemIn(body);
  const id = problem?.request_id ?? requestId;
  const what = problem === undefined ? response.statusText || 'error without a problem document' : problem.code;
  const detail = problem === undefined ? '' : `: ${problem.detail || problem.title}`;
  const message = `${request}: ${status} ${what}${detail}${id === undefined ? '' : ` (request ${id})`}`;
  const ErrorClass = classes.get(status) ?? (status >= 500 ? ServerError : ApiError);
  return new ErrorClass(message, {
    status,
    problem,
    requestId: id,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
}
