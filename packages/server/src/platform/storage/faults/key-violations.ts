interface DatabaseError extends Error {
  readonly code?: unknown;
  readonly errno?: unknown;
}

const has = (
  error: unknown,
  { errno, codes }: { readonly errno: number; readonly codes: readonly string[] },
): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errno: found } = error as DatabaseError;
  return found === errno || (typeof code === 'string' && codes.includes(code));
};

/** Codes of a duplicate key; 1062 is ER_DUP_ENTRY. */
const DUPLICATE = { errno: 1062, codes: ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'] } as const;
/** Codes of a missing parent row; 1452 is ER_NO_REFERENCED_ROW_2. */
const NO_REFERENCED_ROW = { errno: 1452, codes: ['SQLITE_CONSTRAINT_FOREIGNKEY'] } as const;

/** Whether a statement failed because a row with that primary or unique key exists. */
export const isUniqueViolation = (error: unknown): boolean => has(error, DUPLICATE);

/** Whether an insert failed because a row that it refers to does not exist, or does not exist any more */
export const isMissingReference = (error: unknown): boolean => has(error, NO_REFERENCED_ROW);
