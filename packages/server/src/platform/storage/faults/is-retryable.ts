const ER_LOCK_WAIT_TIMEOUT = 1205;
const ER_LOCK_DEADLOCK = 1213;

/**
 * Whether a wait for a lock timed out, of rows, of a table or of the whole server: MariaDB and MySQL have one error for
 * all of them. SQLite has a lock for the file.
 */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errno } = error as Error & { code?: unknown; errno?: unknown };
  return errno === ER_LOCK_WAIT_TIMEOUT || (typeof code === 'string' && /^SQLITE_BUSY(_|$)/.test(code));
}

/**
 * Whether the same transaction may succeed when it is run again: after a lost deadlock, a lock wait that timed out, or
 * a busy SQLite file. A lost connection does not count, because the commit may have happened.
 */
export const isRetryable = (error: unknown): boolean =>
  isLockTimeout(error) || (error instanceof Error && (error as Error & { errno?: unknown }).errno === ER_LOCK_DEADLOCK);
