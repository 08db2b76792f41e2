import { ApiError, AuthenticationError, ConnectionError, isApiError, ServerError, TimeoutError } from '@linkvitals/sdk';

/** The session has ended or there was none. A wrong password is a 401 too, and no end of a session. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof AuthenticationError && (error.code === 'unauthorized' || error.code === undefined);

/** The server cannot be reached or takes no work: what waits, and is tried again. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

/** What a person is shown of an error. */
export interface ShownError {
  /** One or two sentences: what happened and what to do. Undefined where nothing better is known than that it failed. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** Faults of single fields, by the name of the member in the request. */
  readonly fields: Readonly<Record<string, string>>;
}

/** `#/settings/user_agent` is the field `settings/user_agent`. */
const fieldOf = (pointer: string): string => pointer.replace(/^#?\//, '');

export function shownError(error: unknown): ShownError {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  if (!isApiError(error)) return { detail: undefined, requestId, fields: {} };
  const { detail, errors = [] } = error.problem;
  const fields = Object.fromEntries(errors.map((fault) => [fieldOf(fault.pointer ?? ''), fault.detail]));
  return { detail, requestId, fields };
}
