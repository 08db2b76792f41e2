const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const ER_DUP_ENTRY = 1062;

/** Whether a statement failed because a row with that primary or unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errno } = error as Error & { code?: unknown; errno?: unknown };
  return errno === ER_DUP_ENTRY || (typeof code === 'string' && SQLITE_CODES.has(code));
}
