const ER_LOCK_WAIT_TIMEOUT = 1205;
const ER_LOCK_DEADLOCK = 1213;

/**
 * Whether the same transaction may succeed when it is run again: a deadlock victim, a lock wait that ran out, a busy
 * SQLite file. A lost connection is not among them: the commit may have happened.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errno } = error as Error & { code?: unknown; errno?: unknown };
  if (errno === ER_LOCK_DEADLOCK || errno === ER_LOCK_WAIT_TIMEOUT) return true;
  return typeof code === 'string' && /^SQLITE_BUSY(_|$)/.test(code);
}
