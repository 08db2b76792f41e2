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

/** The session has ended or there was none. A wrong password is a 401 too, and no end of a session. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof AuthenticationError && (error.code === 'unauthorized' || error.code === undefined);

/** The server was not reached or refused for the moment. Whether it is away, only the server itself can say. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

/** The person has no right to it, or no longer. */
export const isForbidden = (error: unknown): boolean => error instanceof PermissionError;

/** It was deleted, or belongs to another account. */
export const isNotFound = (error: unknown): boolean => error instanceof NotFoundError;

/** What a person is shown of an error. */
export interface ShownError {
  /** One or two sentences: what happened and what to do. Undefined where nothing better is known than that it failed. */
  readonly detail: string | undefined;
  /** Of the problem; undefined where the server said nothing. */
  readonly code: string | undefined;
  /** Finds the request in the log; undefined where the person can mend it themselves. */
  readonly requestId: string | undefined;
  /** When it may work, ms since 1970; undefined where the server did not say. */
  readonly againAt: number | undefined;
  /** Faults of single fields, by the name of the member in the request. */
  readonly fields: Readonly<Record<string, string>>;
}

/** `#/settings/user_agent` is the field `settings/user_agent`. */
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
  // What a person filled in is mended by them: a pointer does not help.
  const isInput = code === 'validation_failed' && first !== undefined;
  return { detail: isInput ? first.detail : detail, code, requestId, againAt, fields };
}
