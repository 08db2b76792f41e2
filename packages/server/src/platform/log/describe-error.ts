/** The parts of an error that are logged */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const MAX_TEXT = 8_000;
const MAX_CAUSES = 3;
const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/**
 * Copies the known members of an error and no others: drivers attach statements with their values, requests and whole
 * configurations to their errors.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error)) };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: cut(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(error.stack === undefined ? {} : { stack: cut(error.stack) }),
    ...(error.cause === undefined || depth >= MAX_CAUSES ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
