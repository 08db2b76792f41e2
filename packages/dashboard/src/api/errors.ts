import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  isApiError,
  NotFoundError,
  PermissionError,
  ServerError,
  TimeoutError,
} from '@linkvitals/sdk';

/** The session has ended, or there was none. A wrong password is a 401 too, but it has a code of its own. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof AuthenticationError && (error.code === 'unauthorized' || error.code === undefined);

/** The server was not reached, or it refused for the moment. Only its readiness shows whether it is away. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

/** The person does not have, or no longer has, the right to do this. */
export const isForbidden = (error: unknown): boolean => error instanceof PermissionError;

/** The thing was deleted, or belongs to another account. */
export const isNotFound = (error: unknown): boolean => error instanceof NotFoundError;

/** The parts of an error that a page shows. */
export interface ShownError {
  /** One or two sentences: what happened and what to do. Undefined when only the failure itself is known. */
  readonly detail: string | undefined;
  /** The code of the problem; undefined when the server sent none. */
  readonly code: string | undefined;
  /** The id that finds the request in the log; undefined when the response has none. */
  readonly requestId: string | undefined;
  /** The time from which a retry may succeed, ms since 1970; undefined when the server named none. */
  readonly againAt: number | undefined;
  /** Faults of single fields, by the name of the member in the request. */
  readonly fields: Readonly<Record<string, string>>;
}

/** `#/settings/user_agent` points to the field `settings/user_agent`. */
const fieldOf = (pointer: string): string => pointer.replace(/^#?\//, '');

export function shownError(error: unknown): ShownError {
  const requestId = error instanceof ServerError ? error.requestId : undefined;
  const wait = error instanceof ApiError ? error.retryAfterMs : undefined;
  const againAt = wait === undefined ? undefined : Date.now() + wait;
  if (!isApiError(error)) return { detail: undefined, code: undefined, requestId, againAt, fields: {} };
  const { code } = error;
  const { detail, errors = [] } = error.problem;
  const fields = Object.fromEntries(errors.map((fault) => [fieldOf(fault.pointer ?? ''), fault.detail]));
  const [first] = errors;
  // The person corrects their own input: the general detail, which refers to JSON pointers, does not help them.
  const isInput = code === 'validation_failed' && first !== undefined;
  return { detail: isInput ? first.detail : detail, code, requestId, againAt, fields };
}
